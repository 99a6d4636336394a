/** Fewest and most characters of a password. */
export const PASSWORD_LENGTH = { min: 8, max: 16 } as const;

/** The parts of the password rule, in the order in which they are shown. */
export const PASSWORD_PARTS = ['length', 'upper', 'lower', 'digit'] as const;
/** One part of the password rule. */
export type PasswordPart = (typeof PASSWORD_PARTS)[number];

const TESTS: Record<PasswordPart, (password: string) => boolean> = {
  length: (password) => {
    const { length } = [...password];
    return length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max;
  },
  upper: (password) => /[A-Z]/.test(password),
  lower: (password) => /[a-z]/.test(password),
  digit: (password) => /\d/.test(password),
};

/** The parts of the rule that a new password does not meet yet; none when it may be used. */
export function missingPasswordParts(password: string): PasswordPart[] {
  return PASSWORD_PARTS.filter((part) => !TESTS[part](password));
}
