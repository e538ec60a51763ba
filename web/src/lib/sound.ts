// Short sounds, made on the spot: nothing is loaded for them.

import { preferences } from './preferences.svelte';

export type Sound = 'turn' | 'end' | 'remark';

interface Note {
  /** In hertz. */
  pitch: number;
  /** In seconds from the first. */
  at: number;
  seconds: number;
}

/** A bell over the water twice, a small chord, and a knock on wood. */
const SOUNDS: Record<Sound, readonly Note[]> = {
  turn: [
    { pitch: 587.33, at: 0, seconds: 0.5 },
    { pitch: 880, at: 0.16, seconds: 0.9 },
  ],
  end: [
    { pitch: 523.25, at: 0, seconds: 0.7 },
    { pitch: 659.25, at: 0.14, seconds: 0.7 },
    { pitch: 783.99, at: 0.28, seconds: 1.2 },
  ],
  remark: [{ pitch: 392, at: 0, seconds: 0.18 }],
};

const LOUDNESS = 0.16;
let audio: AudioContext | undefined;

/** Plays a sound, if the player likes sounds and the browser allows them yet. */
export function play(sound: Sound): void {
  const on = awake();
  if (!on) return;
  // A late bell would only startle.
  if (on.state === 'suspended') void on.resume();
  else for (const note of SOUNDS[sound]) ring(on, note);
}

/** Gets ready with the first click or key, as browsers ask for. */
export function prepareSounds(): void {
  const wake = (): void => void awake()?.resume();
  // To a browser a finger has done something when it is lifted, a mouse when it is pressed.
  addEventListener('pointerup', wake, { once: true });
  addEventListener('keydown', wake, { once: true });
}

/** What sounds are played on. Before the first click or key a browser keeps silent, and complains if it is asked. */
function awake(): AudioContext | undefined {
  const isAllowed = preferences.sounds && navigator.userActivation.hasBeenActive;
  if (isAllowed && typeof AudioContext !== 'undefined') audio ??= new AudioContext();
  return isAllowed ? audio : undefined;
}

function ring(on: AudioContext, { pitch, at, seconds }: Note): void {
  const start = on.currentTime + at;
  const volume = on.createGain();
  volume.connect(on.destination);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  // An overtone that is a little off makes a bell of a whistle.
  for (const [times, share] of [
    [1, 1],
    [2.76, 0.18],
  ] as const) {
    const tone = on.createOscillator();
    const part = on.createGain();
    tone.frequency.value = pitch * times;
    part.gain.value = share;
    tone.connect(part).connect(volume);
    tone.start(start);
    tone.stop(start + seconds);
  }
}
