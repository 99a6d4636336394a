import type { MenuDriverPort } from './createMenuDriver.ts';

type Query = { name: string | RegExp };

/** What a story's play function or a Testing Library test has at hand. */
export type CanvasTools = {
  canvas: {
    findByRole: (role: string, query: Query) => Promise<HTMLElement>;
    queryByRole: (role: string, query: Query) => HTMLElement | null;
  };
  userEvent: {
    click: (element: Element) => Promise<unknown>;
    hover: (element: Element) => Promise<unknown>;
    keyboard: (keys: string) => Promise<unknown>;
  };
  waitFor: (check: () => void) => Promise<unknown>;
};

/** Returns the menu driver's port over a story's canvas. */
export function canvasPort({ canvas, userEvent, waitFor }: CanvasTools): MenuDriverPort {
  return {
    click: async (role, name) => void (await userEvent.click(await canvas.findByRole(role, { name }))),
    hover: async (role, name) => void (await userEvent.hover(await canvas.findByRole(role, { name }))),
    press: async (keys) => void (await userEvent.keyboard(keys)),
    expectVisible: async (role, name) => void (await canvas.findByRole(role, { name })),
    expectHidden: async (role, name) => {
      await waitFor(() => {
        if (canvas.queryByRole(role, { name })) throw new Error(`${role} ${name} can still be seen`);
      });
    },
  };
}
