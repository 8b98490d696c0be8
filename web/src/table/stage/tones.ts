/** Short tones of a harp's scale, made by the browser: nothing is loaded for them. */
const TONES = {
  turn: [587.33, 783.99],
  move: [392],
  said: [659.25],
  over: [392, 493.88, 587.33, 783.99],
} as const;

export type Tone = keyof typeof TONES;

const APART = 0.13;
const LASTS = 0.5;
/** As loud as a tone gets. */
const LOUD = 0.17;

let context: AudioContext | null = null;

/** Plays a tone; before the first click or key on the page a browser lets none be heard. */
export function play(tone: Tone, loudness: number): void {
  if (loudness === 0) return;
  if (!context && !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  TONES[tone].forEach((pitch, nth) => {
    const begins = currentTime + nth * APART;
    const string = new OscillatorNode(context!, { type: "triangle", frequency: pitch });
    const volume = new GainNode(context!, { gain: 0 });
    volume.gain.setValueAtTime(LOUD * loudness, begins);
    volume.gain.exponentialRampToValueAtTime(0.001, begins + LASTS);
    string.connect(volume).connect(destination);
    string.start(begins);
    string.stop(begins + LASTS);
  });
}
