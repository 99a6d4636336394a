import { accountQueries } from '@portal/account';
import type { AssistantTransport } from '@portal/ai-assistant';
import { createAssistant, noticeTexts } from '@portal/ai-assistant';
import { createPortalTransport } from '@portal/ai-assistant/transport';
import { toWireLocale } from '@portal/api-client';
import { hostAddress, socketHostAddress } from '@portal/api-client/contract';
import { forSession } from '../../app/forSession.ts';
import type { AssistantPorts } from './ports.ts';

/** What a question may tell about the page in front; the header that is shown says it. */
type PageReader = () => { title: string; system_code?: string; path?: string; text?: string } | undefined;

/** The assistant of a sign-in, once the person is known. */
export const sessionAssistant = forSession((ports: AssistantPorts, session) => {
  const { i18n, storage, toasts } = ports;
  const user = ports.queryClient.getQueryData(accountQueries(ports.api).userInfo().queryKey);
  const page: { read: PageReader } = { read: () => undefined };
  const userId = String(user?.userId ?? '');
  const assistant = createAssistant({
    transport: assistantTransport(ports, userId),
    userId,
    userName: user?.nickName ?? user?.realName ?? '',
    storage,
    onNotice: ({ code, tone, text }) =>
      toasts.show({ tone: tone === 'error' ? 'warning' : tone, title: text || i18n._(noticeTexts[code]) }),
    pageContext: () => page.read(),
  });
  return { thing: { session, assistant, page }, stop: assistant.dispose };
});

/** Where the assistant's backend is: on the host that the operator names, otherwise the portal's own server. */
export function assistantHost({ config }: Pick<AssistantPorts, 'config'>): string {
  return hostAddress(config().aiHost, window.location.href);
}

/** Reaches the assistant's backend with the session of the page, by calls and by its socket. */
export function assistantTransport(
  ports: Pick<AssistantPorts, 'account' | 'client' | 'config' | 'i18n' | 'tokens'>,
  userId: string,
): AssistantTransport {
  const { account, client, config, i18n, tokens } = ports;
  return createPortalTransport({
    fetch: client.at(assistantHost(ports)).fetch,
    socketUrl: `${socketHostAddress(config().aiHost, window.location.href)}/unite`,
    userId,
    identity: () => ({
      token: tokens.get() ?? undefined,
      company: account.company() ?? undefined,
      language: toWireLocale(i18n.locale),
    }),
    onUnauthorized: client.sessionOver,
  });
}
