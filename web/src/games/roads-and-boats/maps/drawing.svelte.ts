// A map that is being drawn: the sheet, every step back and forward, and what the server says of it.

import type { MapFile } from '../../../gen/roads-and-boats';
import type { Fault } from '../../../gen';
import { mapApi } from './map-api';
import { fromFile, toFile, type Sheet } from './sheet';

const PAUSE = 350;
const MOST_STEPS = 300;

export class Drawing {
  sheet = $state.raw() as Sheet;
  /** What is wrong with the sheet, as far as the server has said. */
  problems = $state.raw<readonly Fault[]>([]);
  /** Whether the server has looked at the sheet as it is now. */
  isChecked = $state(false);
  /** Why it could not be asked. */
  failure = $state('');
  /** The sheet as it was last saved. */
  #saved = $state.raw<Sheet>();
  #past = $state.raw<readonly Sheet[]>([]);
  #future = $state.raw<readonly Sheet[]>([]);
  /** How the sheet was before the stroke that is being drawn. */
  #before: Sheet | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Begins with a sheet that is saved, or has come from elsewhere and is not. */
  constructor(sheet: Sheet, isUnsaved: boolean) {
    this.sheet = sheet;
    this.#saved = isUnsaved ? undefined : sheet;
    this.#checkSoon(0);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  get isUnsaved(): boolean {
    return this.sheet !== this.#saved;
  }

  get file(): MapFile {
    return toFile(this.sheet);
  }

  /** Changes the sheet. Changes within one stroke are one step to undo. */
  change(how: (sheet: Sheet) => Sheet): void {
    const next = how(this.sheet);
    if (next === this.sheet) return;
    if (!this.#before) this.#note(this.sheet);
    this.#show(next);
  }

  /** Begins a stroke. */
  begin(): void {
    this.#before ??= this.sheet;
  }

  /** Ends a stroke. */
  end(): void {
    const before = this.#before;
    this.#before = undefined;
    if (before && before !== this.sheet) this.#note(before);
  }

  /** Gives a stroke up, as if it had not been begun. */
  cancel(): void {
    const before = this.#before;
    this.#before = undefined;
    if (before && before !== this.sheet) this.#show(before);
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.sheet];
    this.#show(last);
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (!next) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.sheet];
    this.#show(next);
  }

  /** Lays another map on the table; the one before can be come back to. */
  replace(file: MapFile): void {
    this.change(() => fromFile(file));
  }

  /** Notes that the server has the sheet as it is. */
  saved(sheet: Sheet): void {
    this.#saved = sheet;
  }

  /** Asks no more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #note(sheet: Sheet): void {
    this.#past = [...this.#past.slice(-MOST_STEPS), sheet];
    this.#future = [];
  }

  #show(sheet: Sheet): void {
    this.sheet = sheet;
    this.isChecked = false;
    this.#checkSoon(PAUSE);
  }

  #checkSoon(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), pause);
  }

  async #check(): Promise<void> {
    const asked = this.sheet;
    try {
      const { problems } = await mapApi.check(toFile(asked));
      if (asked !== this.sheet) return;
      this.problems = problems;
      this.isChecked = true;
      this.failure = '';
    } catch (error) {
      if (asked === this.sheet) this.failure = (error as Error).message;
    }
  }
}
