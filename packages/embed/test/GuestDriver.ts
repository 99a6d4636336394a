import type { CloseAnswer, PortalGuest } from '../src/core/types.ts';

/** How the contract's tests drive an app, whatever it is and however it speaks. */
export type GuestDriver = {
  /** What it was told, in order. */
  heard: [event: string, value: unknown][];
  path(): string;
  ask(type: string, payload?: unknown): Promise<unknown>;
  answerClose(answer: CloseAnswer): void;
  answerCapture(type: string): void;
};

type Methods = Record<string, (payload: Record<string, unknown>) => Promise<unknown>>;

/** Drives an app that has the SDK's guest, in a frame or as a module. */
export function driveGuest(guest: PortalGuest, path: () => string): GuestDriver {
  const heard: GuestDriver['heard'] = [];
  for (const event of ['locale', 'theme', 'user-info', 'reload', 'navigate'] as const)
    guest.on(event, (value) => heard.push([event, value]));
  const methods: Methods = {
    getUserInfo: () => guest.getUserInfo(),
    getCookie: ({ name }) => guest.getCookie(String(name)),
    setTitle: ({ title }) => guest.setTitle(String(title)),
    setDirty: ({ dirty }) => guest.setDirty(dirty === true),
    openDialog: ({ name, props }) => guest.openDialog(String(name), props as Record<string, unknown>),
    openMenu: ({ menuId }) => guest.openMenu(String(menuId)),
    muteTimeChanged: () => guest.muteTimeChanged(),
    navigate: (request) => guest.navigate(request as { path: string }),
    routeChanged: (request) => guest.routeChanged(String(request.path)),
    reportError: (report) => guest.reportError(report as { pageUrl: string }),
  };
  return {
    heard,
    path,
    async ask(type, payload = {}) {
      try {
        return { ok: true, data: await methods[type]?.(payload as Record<string, unknown>) };
      } catch (error) {
        return { ok: false, code: (error as { code?: string }).code };
      }
    },
    answerClose: (answer) => void guest.answer('beforeClose', () => answer),
    answerCapture: (type) => void guest.answer('capture', () => new Blob(['picture'], { type })),
  };
}
