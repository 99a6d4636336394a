/** What the server pushed about the guide; `isMine` in the one tab that should open something. */
export type GuideNotice = { info: Readonly<Record<string, unknown>>; isMine: boolean };

/** A message about the account's security, as the server pushed it. */
export type SecurityNotice = {
  title: string;
  text: string | undefined;
  /** The server itself marked it: only such a message may end the session. */
  system: boolean;
  info: Readonly<Record<string, unknown>>;
  isMine: boolean;
};

/** Makes the place where parts of the shell wait for the pushed messages that are theirs. */
export function createNoticeHub() {
  const guide = new Set<(notice: GuideNotice) => void>();
  const security = new Set<(notice: SecurityNotice) => boolean>();
  return {
    onGuide(listener: (notice: GuideNotice) => void): () => void {
      guide.add(listener);
      return () => guide.delete(listener);
    },
    /** The listener answers whether it dealt with the message; what nobody deals with is shown as a toast. */
    onSecurity(listener: (notice: SecurityNotice) => boolean): () => void {
      security.add(listener);
      return () => security.delete(listener);
    },
    guide(notice: GuideNotice): void {
      for (const listener of [...guide]) listener(notice);
    },
    security: (notice: SecurityNotice): boolean =>
      [...security].map((listener) => listener(notice)).includes(true),
  };
}
