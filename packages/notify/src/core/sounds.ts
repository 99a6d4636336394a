/** Sounds that a notice may make, by the frequencies of their tones in hertz, one after the other. */
export const SOUNDS = {
  chime: [880, 1318.5],
  drop: [659.3, 440],
  knock: [196, 196],
} as const satisfies Record<string, readonly number[]>;

/** The name of a sound. */
export type SoundName = keyof typeof SOUNDS;

/** Returns the sound that was stored; undefined for none, and for what is no sound. */
export function readSound(stored: string | null): SoundName | undefined {
  return stored !== null && Object.hasOwn(SOUNDS, stored) ? (stored as SoundName) : undefined;
}
