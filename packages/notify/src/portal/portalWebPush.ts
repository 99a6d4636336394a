import type { Api } from '@portal/api-client';
import type { notificationsContract, WebPushState as StoredState } from '@portal/api-client/contract';
import type { BrowserPush } from '../runtime/createBrowserPush.ts';
import type { WebPushPort, WebPushState } from '../runtime/ports.ts';

/** The calls of the portal's server about notices to browsers. */
export type PortalWebPushApi = Pick<
  Api<typeof notificationsContract>,
  'getWebPush' | 'saveWebPush' | 'deleteWebPush'
>;

/** Returns how this browser is told while no page is open, over the portal's server. */
export function portalWebPush(api: PortalWebPushApi, browser: BrowserPush): WebPushPort {
  /** What the server keeps counts only for the address that this browser has now. */
  async function stateOf({ publicKey, device }: StoredState): Promise<WebPushState> {
    if (!publicKey) return { isOffered: false };
    if (!device || device.endpoint !== (await browser.current())) return { isOffered: true };
    return { isOffered: true, choice: { categories: device.categories, isSilent: device.isSilent ?? false } };
  }
  return {
    load: async () => stateOf(await api.getWebPush()),
    async save({ categories, isSilent }) {
      const { publicKey } = await api.getWebPush();
      if (!publicKey) return { isOffered: false };
      const address = await browser.subscribe(publicKey);
      if (!address) return 'refused';
      return stateOf(await api.saveWebPush({ ...address, categories: categories.map(Number), isSilent }));
    },
    async stop() {
      const state = await stateOf(await api.deleteWebPush());
      await browser.unsubscribe();
      return state;
    },
  };
}
