import { Trans } from '@lingui/react';
import { Icon } from '@portal/ui';
import type { ReactNode } from 'react';
import classes from './Chat.module.css';

export type PromptCardGroup = {
  name: string;
  cards: readonly { id: string; title: string; content: string }[];
};

export type PromptCardsProps = {
  groups: readonly PromptCardGroup[];
  onPick: (card: { id: string; title: string; content: string }) => void;
  /** Above the cards, such as an agent's greeting. */
  greeting?: ReactNode;
  /** Closes the cards over an existing conversation. */
  onClose?: () => void;
};

/** Questions to begin with, by group; a card fills the input. */
export function PromptCards({ groups, onPick, greeting, onClose }: PromptCardsProps) {
  return (
    <div className={classes.cards}>
      {greeting}
      {groups
        .filter(({ cards }) => cards.length > 0)
        .map(({ name, cards }) => (
          <section key={name} className={classes.group} aria-label={name}>
            <h3 className={classes.groupName}>{name}</h3>
            <div className={classes.grid}>
              {cards.map((card) => (
                <button key={card.id} type="button" className={classes.card} onClick={() => onPick(card)}>
                  <b>{card.title}</b>
                  <span>{card.content}</span>
                </button>
              ))}
            </div>
          </section>
        ))}
      {onClose && (
        <button type="button" className={classes.back} onClick={onClose}>
          <Icon name="undo" size={14} />
          <Trans id="ai.cards.back" message="返回对话" />
        </button>
      )}
    </div>
  );
}

/** Who is ready to answer. */
export function Greeting({ name, text }: { name: ReactNode; text: ReactNode }) {
  return (
    <div className={classes.greeting}>
      <span className={classes.greetingMark} aria-hidden>
        <Icon name="sparkles" size={24} />
      </span>
      <h3 className={classes.greetingName}>{name}</h3>
      <p className={classes.greetingText}>{text}</p>
    </div>
  );
}
