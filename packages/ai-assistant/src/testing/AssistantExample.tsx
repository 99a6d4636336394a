import { useLingui } from '@lingui/react';
import { useFeedback } from '@portal/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { AssistantDrawer } from '../components/Assistant/AssistantDrawer.tsx';
import type { AssistantFeatures, DrawerPorts } from '../components/Assistant/ports.ts';
import { noticeTexts } from '../core/notices.ts';
import { AssistantContext } from '../react/AssistantContext.ts';
import { createAssistant } from '../runtime/createAssistant.ts';
import type { Assistant, AssistantStorage } from '../runtime/types.ts';
import type { FakeTransport } from './createFakeTransport.ts';

export type AssistantExampleProps = {
  /** The backend of the story; made once for each. */
  makeTransport: () => FakeTransport;
  onReady?: (assistant: Assistant, transport: FakeTransport) => void;
  onClose?: () => void;
  ports?: Partial<DrawerPorts>;
  features?: AssistantFeatures;
  /** Parts in place of the drawer. */
  children?: ReactNode;
};

/** The drawer, or other parts, over an example's backend, for stories. */
export function AssistantExample({
  makeTransport,
  onReady,
  onClose,
  ports,
  features,
  children,
}: AssistantExampleProps) {
  const { i18n } = useLingui();
  const { toasts } = useFeedback();
  const [assistant, setAssistant] = useState<Assistant>();
  const [storage] = useState(createMemory);
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once, like a sign-in
  useEffect(() => {
    const transport = makeTransport();
    const made = createAssistant({
      transport,
      userId: 'u1',
      userName: '林晓',
      storage,
      onNotice: ({ code, tone, text }) =>
        toasts.show({ tone: tone === 'error' ? 'warning' : tone, title: text ?? i18n._(noticeTexts[code]) }),
      pageContext: () => ports?.page,
      copyText: async () => undefined,
      copyRich: async () => undefined,
    });
    setAssistant(made);
    onReady?.(made, transport);
    return () => made.dispose();
  }, []);
  if (!assistant) return null;
  return (
    <AssistantContext value={assistant}>
      {children ?? (
        <AssistantDrawer
          onClose={onClose ?? (() => undefined)}
          ports={{ storage, ...ports }}
          {...(features && { features })}
        />
      )}
    </AssistantContext>
  );
}

function createMemory(): AssistantStorage {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set(key, value) {
      kept.set(key, value);
      return true;
    },
    remove: (key) => void kept.delete(key),
  };
}
