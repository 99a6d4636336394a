/** A text in three languages, as forms and calls hold it. */
export type Three = { zh: string; en: string; kr: string };

/** A name as the setup file has it. */
export type SetupNames = { zh: string; en: string; ko: string };

/** Returns a name of the setup file as forms and calls hold it. */
export function fromSetupNames({ zh, en, ko }: SetupNames): Three {
  return { zh, en, kr: ko };
}

/** Returns a text as the setup file has it; the Chinese one stands for a language that was left out. */
export function toSetupNames({ zh, en, kr }: Three): SetupNames {
  const name = zh.trim();
  return { zh: name, en: en.trim() || name, ko: kr.trim() || name };
}
