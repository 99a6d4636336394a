import type { AssistantTransport } from '@portal/ai-assistant';
import { createPortalTransport } from '@portal/ai-assistant/transport';
import { toWireLocale } from '@portal/api-client';
import { hostAddress, socketHostAddress } from '@portal/api-client/contract';
import type { Locale } from '@portal/ui';
import type { AssistantPorts } from './ports.ts';

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
      language: toWireLocale(i18n.locale as Locale),
    }),
    onUnauthorized: client.sessionOver,
  });
}
