import type { ModuleApp } from '../src/core/types.ts';
import { driveGuest } from './GuestDriver.ts';

const app: ModuleApp = {
  mount(context) {
    Object.assign(window, { driver: driveGuest(context.portal, () => context.path) });
    context.container.innerHTML =
      '<div id="list" style="block-size:60px;overflow:auto"><div style="block-size:900px">rows</div></div>';
  },
  unmount({ container }) {
    container.replaceChildren();
  },
  update: () => undefined,
};

export const { mount, unmount, update } = app;
