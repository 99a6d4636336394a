import { SOUNDS, type SoundName } from '../core/sounds.ts';

const TONE_S = 0.14;
const LOUDNESS = 0.12;

/** Returns what plays the sounds of notices; a browser that plays nothing before a press stays silent until then. */
export function createBrowserSound(): (name: SoundName) => void {
  let audio: AudioContext | undefined;
  return (name) => {
    const { AudioContext } = globalThis;
    if (!AudioContext) return;
    audio ??= new AudioContext();
    void audio.resume().catch(() => undefined);
    for (const [place, hertz] of SOUNDS[name].entries()) {
      const from = audio.currentTime + place * TONE_S;
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      tone.frequency.value = hertz;
      volume.gain.setValueAtTime(LOUDNESS, from);
      volume.gain.exponentialRampToValueAtTime(0.001, from + TONE_S * 2);
      tone.connect(volume).connect(audio.destination);
      tone.start(from);
      tone.stop(from + TONE_S * 2);
    }
  };
}
