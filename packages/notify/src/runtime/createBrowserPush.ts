/** Where a push service reaches this browser, and the keys that only it can read with. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };

/** This browser at its push service. */
export type BrowserPush = {
  /** The address that it has now; undefined without one, or when the person took the permission back. */
  current(): Promise<string | undefined>;
  /** Asks the person where that is needed: in answer to a press only. Undefined when they refused. */
  subscribe(publicKey: string): Promise<PushAddress | undefined>;
  unsubscribe(): Promise<void>;
};

/** A service worker that shows what comes, and the part of the site that it stands for, which no page needs to be in. */
export type PushWorker = { script: string; scope: string };

/** Returns this browser's pushes; undefined where it has none. */
export function createBrowserPush({ script, scope }: PushWorker): BrowserPush | undefined {
  const { PushManager, Notification, navigator } = globalThis;
  const workers = navigator?.serviceWorker;
  if (!workers || !PushManager || !Notification) return undefined;
  const subscription = async () => (await workers.getRegistration(scope))?.pushManager.getSubscription();
  return {
    async current() {
      if (Notification.permission !== 'granted') return undefined;
      return (await subscription())?.endpoint;
    },
    async subscribe(publicKey) {
      if ((await Notification.requestPermission()) !== 'granted') return undefined;
      const known = await subscription();
      if (known && keyOf(known) === publicKey) return addressOf(known);
      await known?.unsubscribe();
      await workers.register(scriptUrl(script), { scope });
      const { pushManager } = await activeAt(workers, scope);
      return addressOf(
        await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
      );
    },
    async unsubscribe() {
      await (await subscription())?.unsubscribe();
    },
  };
}

/** What a subscription was made with, as the server writes it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('A subscription without address or keys');
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** The registration once its worker runs: before that no browser subscribes it. */
async function activeAt(workers: ServiceWorkerContainer, scope: string): Promise<ServiceWorkerRegistration> {
  const registration = await workers.getRegistration(scope);
  if (!registration) throw new Error(`No service worker at ${scope}`);
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return registration;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The service worker could not be started'));
    });
  });
  return registration;
}

type ScriptPolicy = { createScriptURL(url: string): string };
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptPolicy;
};

/** Where a page's policy demands it, the one script that this policy lets through. */
function scriptUrl(script: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return script;
  return trustedTypes.createPolicy('web-push', { createScriptURL: () => script }).createScriptURL(script);
}

/** Calls the listener with the id of a notice that was pressed while a page is open. Returns a function that ends it. */
export function onPushOpened(listener: (id: string) => void): () => void {
  const workers = globalThis.navigator?.serviceWorker;
  if (!workers) return () => {};
  const hear = ({ data }: MessageEvent) => {
    if (data?.type === 'notice-opened' && typeof data.id === 'string') listener(data.id);
  };
  workers.addEventListener('message', hear);
  return () => workers.removeEventListener('message', hear);
}
