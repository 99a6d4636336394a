import { accountQueries } from '@portal/account';
import { createAssistant, noticeTexts } from '@portal/ai-assistant';
import { forSession } from '../../app/forSession.ts';
import { assistantTransport } from './assistantTransport.ts';
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
