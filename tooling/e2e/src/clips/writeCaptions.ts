import type { Cue } from './ScreenRecorder.ts';

const LANGUAGES = { 'zh-CN': 'zh', 'en-US': 'en', 'ko-KR': 'kr' } as const;

/** The captions of a clip as WebVTT, by language. */
export function writeCaptions(cues: readonly Cue[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(LANGUAGES).map(([language, key]) => [
      language,
      `WEBVTT\n\n${cues.map((cue) => `${time(cue.from)} --> ${time(cue.to)}\n${cue[key]}\n`).join('\n')}`,
    ]),
  );
}

function time(ms: number): string {
  return new Date(ms).toISOString().slice(11, 23);
}
