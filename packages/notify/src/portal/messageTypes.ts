/** Kinds of pushed messages with a meaning; others are passed by. */
export const MESSAGE_TYPES = { system: 3, guide: 7, exportFinished: 8 } as const;
