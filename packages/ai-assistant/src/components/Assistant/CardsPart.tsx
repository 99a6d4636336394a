import { Trans, useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { AgentTheme, Place, Session, UserAgent } from '../../core/entities.ts';
import { useAssistant } from '../../react/AssistantContext.ts';
import { useAssistantState } from '../../react/useAssistantState.ts';
import { useThread } from '../../react/useThread.ts';
import { Greeting, type PromptCardGroup, PromptCards } from '../Chat/PromptCards.tsx';

type CardsPartProps = {
  place: Place;
  session: Session | undefined;
  agent: UserAgent | undefined;
  onClose?: () => void;
  onPicked: () => void;
};

/** What a conversation can begin with: an agent's themes, or prompts and the team's templates. */
export function CardsPart({ place, session, agent, onClose, onPicked }: CardsPartProps) {
  const { i18n } = useLingui();
  const { actions } = useAssistant();
  const prompts = useAssistantState(({ lists }) => lists.prompts);
  const topics = useThread(place)?.topics;
  const themes = useMemo(() => [...(agent?.themes ?? []), ...(topics ?? [])], [agent, topics]);
  const groups = useMemo<PromptCardGroup[]>(() => {
    const suggested = {
      name: i18n._({ id: 'ai.themes', message: '您可能想看' }),
      cards: themes.map((theme) => ({ id: idOf(theme), title: theme.title, content: theme.prompt })),
    };
    if (agent) return [suggested];
    return [
      suggested,
      {
        name: i18n._({ id: 'ai.topic.templates', message: '团队模板' }),
        cards: (session?.teamPrompts ?? []).map(({ team_prompt_id, title, content }) => ({
          id: team_prompt_id,
          title,
          content,
        })),
      },
      ...(prompts ?? []).map(({ group_name, prompts: cards }) => ({
        name: group_name,
        cards: cards.map(({ title, content }) => ({ id: title, title, content })),
      })),
    ];
  }, [agent, themes, session, prompts, i18n]);
  return (
    <PromptCards
      groups={groups}
      greeting={
        <Greeting
          name={agent?.agent_name ?? <Trans id="ai.welcome" message="有什么可以帮您" />}
          text={
            agent?.agent_desc ?? (
              <Trans id="ai.greeting" message="可以直接提问，也可以从下面选一个开始，内容会填入输入框。" />
            )
          }
        />
      }
      onPick={(card) => {
        const theme = themes.find((one) => idOf(one) === card.id);
        if (theme?.agent_theme_id) actions.pickTheme(place, theme);
        else actions.setDraft(place, card.content);
        if (onClose) onClose();
        onPicked();
      }}
      {...(onClose && { onClose })}
    />
  );
}

/** A topic has none of its own. */
const idOf = ({ agent_theme_id, title }: AgentTheme) => agent_theme_id || `topic ${title}`;
