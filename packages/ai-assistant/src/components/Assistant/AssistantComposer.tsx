import { Trans, useLingui } from '@lingui/react';
import { type Ref, useMemo, useState } from 'react';
import { ASSISTANT } from '../../core/constants.ts';
import type { Place } from '../../core/entities.ts';
import { isUnderWay, placeKey } from '../../core/place.ts';
import { isQuotaUsedUp } from '../../core/quota.ts';
import { useAssistant } from '../../react/AssistantContext.ts';
import { useAssistantState } from '../../react/useAssistantState.ts';
import { useThread } from '../../react/useThread.ts';
import { Composer } from '../Composer/Composer.tsx';
import type { ComposerHandle } from '../Composer/ComposerProps.ts';
import { AssistantPart } from './AssistantPart.tsx';
import { FirstComposer } from './FirstComposer.tsx';
import { type AssistantPartProps, useAssistantFeatures, useAssistantPorts } from './ports.ts';
import { useImages } from './useImages.tsx';
import { useScreenshot } from './useScreenshot.tsx';
import { useSubject } from './useSubject.ts';

const NONE: never[] = [];

/** Props of `AssistantComposer`. */
export type AssistantComposerProps = AssistantPartProps & { ref?: Ref<ComposerHandle> };

/**
 * The place to write of the selected conversation, or the beginning of one. Needs an `AssistantContext`.
 * @example
 * <AssistantContext value={assistant}>
 *   <AssistantComposer features={{ screenshot: false }} />
 * </AssistantContext>
 */
export function AssistantComposer({ ref, ...part }: AssistantComposerProps) {
  const selected = useAssistantState((state) => state.selected);
  return (
    <AssistantPart {...part}>
      {selected ? (
        <PlaceComposer key={placeKey(selected)} ref={ref} place={selected} />
      ) : (
        <FirstComposer ref={ref} />
      )}
    </AssistantPart>
  );
}

/** Everything in it is kept with the conversation. */
function PlaceComposer({ ref, place }: { ref: Ref<ComposerHandle> | undefined; place: Place }) {
  const { i18n } = useLingui();
  const { actions } = useAssistant();
  const ports = useAssistantPorts();
  const features = useAssistantFeatures();
  const thread = useThread(place);
  const { session } = useSubject(place);
  const models = useAssistantState(({ lists }) => lists.models) ?? NONE;
  const modelId = useAssistantState((state) => state.model_id);
  const quota = useAssistantState((state) => state.quota);
  const images = useImages();
  const openScreenshot = useScreenshot(place);
  const [isPageIncluded, setIsPageIncluded] = useState(false);
  const templates = useMemo(
    () =>
      (session?.teamPrompts ?? NONE).map(({ team_prompt_id, title, content }) => ({
        id: team_prompt_id,
        title,
        content,
      })),
    [session],
  );
  const run = thread?.run;
  const isBusy = isUnderWay(run);
  const isUsedUp = isQuotaUsedUp(quota, place);
  const draft = thread?.draft;
  const canCapture = features.screenshot && ports.captureTarget && place.kind === 'session';
  return (
    <Composer
      ref={ref}
      text={draft?.text ?? ''}
      onTextChange={(text) => actions.setDraft(place, text)}
      onSend={() => {
        const isSent = actions.ask(place, {
          withPage: isPageIncluded && ports.page !== undefined,
          images: images.urls,
        });
        if (!isSent) return;
        images.clear();
        setIsPageIncluded(false);
      }}
      {...(isBusy && run?.phase !== 'stopping' && { onStop: () => actions.stop(place) })}
      isLoading={isBusy && run?.phase === 'loading'}
      blocked={isUsedUp && <Trans id="ai.notice.quota" message="今日免费提问次数已用完" />}
      quotes={draft?.quotes ?? NONE}
      onRemoveQuote={(id) => actions.removeQuote(place, id)}
      images={images.list}
      {...(place.kind === 'session' && { onAddImages: images.add })}
      onRemoveImage={images.remove}
      {...(ports.page && {
        page: { title: ports.page.title, isIncluded: isPageIncluded, onToggle: setIsPageIncluded },
      })}
      {...(ports.page?.canExplain &&
        features.data &&
        !isBusy &&
        !isUsedUp && {
          onExplainPage: () =>
            void actions.ask(place, {
              text: i18n._({
                id: 'ai.page.explainAsk',
                message: '解释当前页面：{title}',
                values: { title: ports.page?.title },
              }),
              withPage: 'explain',
            }),
        })}
      {...(draft?.edit_of !== undefined && { editing: { onCancel: () => actions.cancelEdit(place) } })}
      models={models}
      modelId={modelId}
      {...(place.kind === 'session' && { onModelChange: actions.setModel })}
      onClearContext={() => void actions.clearContext(place)}
      {...(canCapture && { onScreenshot: openScreenshot })}
      templates={templates}
      quota={quota}
      isQuotaExempt={place.kind === 'agent' && place.agent_id === ASSISTANT.quotaExemptAgentId}
      lastQuestion={thread?.chats.findLast(({ source }) => source === 1)?.content ?? ''}
    />
  );
}
