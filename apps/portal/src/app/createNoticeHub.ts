import { createEmitter } from '@portal/machine';

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

/** Where parts of the shell wait for the pushed messages that are theirs. */
export type NoticeHub = ReturnType<typeof createNoticeHub>;

/** Makes that place. */
export function createNoticeHub() {
  const guide = createEmitter<GuideNotice>();
  const security = createEmitter<{ notice: SecurityNotice; deal: () => void }>();
  return {
    onGuide: guide.subscribe,
    /** The listener returns whether it dealt with the message; what nobody deals with is shown as a toast. */
    onSecurity: (listener: (notice: SecurityNotice) => boolean) =>
      security.subscribe(({ notice, deal }) => {
        if (listener(notice)) deal();
      }),
    guide: guide.emit,
    security(notice: SecurityNotice): boolean {
      let isDealtWith = false;
      security.emit({
        notice,
        deal: () => {
          isDealtWith = true;
        },
      });
      return isDealtWith;
    },
  };
}
