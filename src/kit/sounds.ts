import { currentSettings } from './settings.ts';

export type Sound = 'right' | 'think' | 'celebrate';

/** Notes in hertz, one after the other; soft and short, so that a classroom can bear them. */
const NOTES: Record<Sound, readonly number[]> = {
  right: [659, 988],
  think: [440, 392],
  celebrate: [523, 659, 784, 1047],
};
const NOTE_SECONDS = 0.13;
const RING_SECONDS = 0.35;
const LOUDNESS = 0.05;

let context: AudioContext | undefined;

/**
 * Plays a sound, unless the settings or the browser forbid it; browsers want a press on the page first. What the press
 * changed is painted before: a phone takes longer to open its loudspeaker than to show that an answer is right.
 */
export function playSound(sound: Sound): void {
  if (!currentSettings().soundEffects || !navigator.userActivation?.hasBeenActive) return;
  requestAnimationFrame(() => setTimeout(() => play(sound)));
}

function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    for (const [index, hertz] of NOTES[sound].entries()) playNote(context, hertz, index * NOTE_SECONDS);
  } catch {
    // A machine without sound goes on in silence.
  }
}

function playNote(audio: AudioContext, hertz: number, after: number): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = hertz;
  // Swells and fades: a hard edge would click.
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + RING_SECONDS);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + RING_SECONDS);
}
