/** Whether a phone number or e-mail address can be one. */
export function isContact(kind: 'phone' | 'email', text: string): boolean {
  const typed = text.trim();
  return kind === 'phone' ? /^\+?\d{6,15}$/.test(typed) : /^[^\s@<>"]{1,64}@[^\s@<>"]{1,130}$/.test(typed);
}

/** Whether a code can be one: six digits. */
export function isCode(text: string): boolean {
  return /^\d{6}$/.test(text.trim());
}
