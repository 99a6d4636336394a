import { Trans } from '@lingui/react';
import { type Ref, useState } from 'react';
import { isQuotaUsedUp } from '../../core/quota.ts';
import { useAssistant } from '../../react/AssistantContext.ts';
import { useAssistantState } from '../../react/useAssistantState.ts';
import { Composer } from '../Composer/Composer.tsx';
import type { ComposerHandle } from '../Composer/ComposerProps.ts';
import { useNewSession } from './useNewSession.ts';

const NONE: never[] = [];
const NOTHING = () => undefined;
/** What a first question counts as. */
const ANY_SESSION = { kind: 'session', session_id: '' } as const;

/** The place to write before there is a conversation: what is sent begins one. */
export function FirstComposer({ ref }: { ref: Ref<ComposerHandle> | undefined }) {
  const assistant = useAssistant();
  const { actions } = assistant;
  const addSession = useNewSession();
  const isWaiting = useAssistantState(
    ({ lists, failedLists }) => lists.sessions === undefined && !failedLists.includes('sessions'),
  );
  const models = useAssistantState(({ lists }) => lists.models) ?? NONE;
  const modelId = useAssistantState((state) => state.model_id);
  const quota = useAssistantState((state) => state.quota);
  const [text, setText] = useState('');
  const [isSending, setIsSending] = useState(false);
  return (
    <Composer
      ref={ref}
      text={text}
      onTextChange={setText}
      onSend={() => void begin()}
      isLoading={isWaiting || isSending}
      blocked={
        isQuotaUsedUp(quota, ANY_SESSION) && <Trans id="ai.notice.quota" message="今日免费提问次数已用完" />
      }
      quotes={NONE}
      onRemoveQuote={NOTHING}
      images={NONE}
      onRemoveImage={NOTHING}
      models={models}
      modelId={modelId}
      onModelChange={actions.setModel}
      templates={NONE}
      quota={quota}
    />
  );

  /** What cannot be begun stays written; why has been told. */
  async function begin(): Promise<void> {
    setIsSending(true);
    await addSession();
    const place = assistant.get().selected;
    if (place) actions.ask(place, { text });
    setIsSending(false);
  }
}
