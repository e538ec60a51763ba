// Whether one is told what is still possible before a phase is ended, kept in the browser.

const KEPT = 'towpath.roads.remind';

class Reminding {
  isOn = $state(localStorage.getItem(KEPT) !== 'off');

  set(isOn: boolean): void {
    this.isOn = isOn;
    localStorage.setItem(KEPT, isOn ? 'on' : 'off');
  }
}

export const reminding = new Reminding();
