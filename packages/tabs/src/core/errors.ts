const MESSAGES = {
  'menu-not-found': 'Cannot find corresponding menu',
  'active-pane-undefined': 'activePane undefined',
} as const;

/** What can go wrong in a lookup. */
export type TabsErrorCode = keyof typeof MESSAGES;

/** A lookup that found nothing; `code` says which, `key` what was looked for. */
export class TabsError extends Error {
  override readonly name = 'TabsError';
  readonly code: TabsErrorCode;
  readonly key: string;

  constructor(code: TabsErrorCode, key: string) {
    super(MESSAGES[code]);
    this.code = code;
    this.key = key;
  }
}

/** Whether a value is a TabsError, also one from another copy of this package. */
export function isTabsError(value: unknown): value is TabsError {
  return value instanceof Error && value.name === 'TabsError' && 'code' in value;
}
