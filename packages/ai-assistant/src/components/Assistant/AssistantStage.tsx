import { latePart } from '@portal/ui';
import { type ReactNode, type RefObject, useCallback, useEffect, useState } from 'react';
import { placeKey } from '../../core/place.ts';
import { useAssistant } from '../../react/AssistantContext.ts';
import { useAssistantState } from '../../react/useAssistantState.ts';
import type { ChatFrame } from '../Chat/ChatHeader.tsx';
import type { ComposerHandle } from '../Composer/ComposerProps.ts';
import { Columns } from '../Drawer/Columns.tsx';
import { AssistantSessions } from './AssistantSessions.tsx';
import { ChatPart } from './ChatPart.tsx';
import { useAssistantFeatures, useAssistantPorts } from './ports.ts';
import type { Wanted } from './useWanted.ts';

const AgentsPart = latePart(async () => (await import('./AgentsPart.tsx')).AgentsPart);

type AssistantStageProps = {
  /** What it stands in: focus that is elsewhere on the page is left alone. */
  aroundRef: RefObject<HTMLElement | null>;
  composerRef: RefObject<ComposerHandle | null>;
  searchRef: RefObject<HTMLInputElement | null>;
  /** The window that it fills; none for a panel in the page. */
  frame?: ChatFrame;
};

/** The assistant, whole: agents and topics, sessions, and the conversation beside them. */
export function AssistantStage({ aroundRef, composerRef, searchRef, frame }: AssistantStageProps): ReactNode {
  const { actions } = useAssistant();
  const features = useAssistantFeatures();
  const { leadTo } = useAssistantPorts();
  const selected = useAssistantState((state) => state.selected);
  const [wanted, setWanted] = useState<Wanted>();
  const forgetWanted = useCallback(() => setWanted(undefined), []);
  const [showsLists, setShowsLists] = useState(false);
  useEffect(() => {
    if (!leadTo) return;
    const place = { kind: 'session' as const, session_id: leadTo.session_id };
    actions.select(place);
    setWanted({ placeKey: placeKey(place), message_id: leadTo.message_id });
  }, [leadTo, actions]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen in the lists is to be seen
  useEffect(() => setShowsLists(false), [selected, wanted]);
  const hasAgents = features.agents || features.topics;
  return (
    <Columns
      agents={hasAgents && <AgentsPart onWant={setWanted} />}
      sessions={<AssistantSessions searchRef={searchRef} onWant={setWanted} />}
      showsLists={showsLists}
      onHideLists={() => setShowsLists(false)}
    >
      <ChatPart
        aroundRef={aroundRef}
        composerRef={composerRef}
        wanted={wanted}
        onFound={forgetWanted}
        onShowLists={() => setShowsLists(true)}
        frame={frame}
      />
    </Columns>
  );
}
