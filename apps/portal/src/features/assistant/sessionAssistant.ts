import { type Assistant, createAssistant, noticeTexts } from '@portal/ai-assistant';
import { createPortalTransport } from '@portal/ai-assistant/transport';
import { toWireLocale } from '@portal/api-client';
import type { UserInfo } from '@portal/api-client/contract';
import type { Locale } from '@portal/ui';
import type { Services } from '../../wiring/createServices.ts';
import { assistantAddress, assistantSocketUrl } from './addresses.ts';

/** What a question may tell about the page in front; the header that is shown says it. */
type PageReader = () => { title: string; system_code?: string; path?: string; text?: string } | undefined;

type Running = { session: string; assistant: Assistant; page: { read: PageReader }; stop: () => void };

const running = new WeakMap<Services, Running>();

/** The assistant of the present sign-in: made when first asked for, ended when it signs out. */
export function sessionAssistant(services: Services, user: UserInfo): Running {
  const { epoch } = services.tokens;
  const session = `${epoch}:${services.account.company() ?? ''}`;
  const present = running.get(services);
  if (present?.session === session) return present;
  present?.stop();
  const started = start(services, user, session);
  running.set(services, started);
  return started;
}

function start(services: Services, user: UserInfo, session: string): Running {
  const { account, client, config, i18n, storage, toasts, tokens } = services;
  const page: Running['page'] = { read: () => undefined };
  const userId = String(user.userId ?? '');
  const assistant = createAssistant({
    transport: createPortalTransport({
      fetch: (path, init) => client.fetch(assistantAddress(path, config.aiHost), init),
      socketUrl: assistantSocketUrl(config.aiHost, window.location.href),
      userId,
      identity: () => ({
        token: tokens.get() ?? undefined,
        company: account.company() ?? undefined,
        language: toWireLocale(i18n.locale as Locale),
      }),
    }),
    userId,
    userName: user.nickName ?? user.realName ?? '',
    storage,
    onNotice: ({ code, tone, text }) =>
      toasts.show({ tone: tone === 'error' ? 'warning' : tone, title: text || i18n._(noticeTexts[code]) }),
    pageContext: () => page.read(),
  });
  const unsubscribe = tokens.subscribe(({ type }) => {
    if (type !== 'rotated') stop();
  });
  function stop(): void {
    unsubscribe();
    assistant.dispose();
    if (running.get(services)?.assistant === assistant) running.delete(services);
  }
  return { session, assistant, page, stop };
}
