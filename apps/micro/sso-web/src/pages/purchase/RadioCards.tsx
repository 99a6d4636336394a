import { type ReactNode, useId } from 'react';
import classes from './cards.module.css';
import shared from './purchase.module.css';

/** One of the choices. */
type RadioCard = {
  value: string;
  content: ReactNode;
  /** Cannot be chosen; the content says why. */
  isDisabled?: boolean;
};

export type RadioCardsProps = {
  legend: string;
  cards: readonly RadioCard[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** Wide ones stand side by side and are as high as the highest. @default 'chip' */
  look?: 'chip' | 'card';
};

/** One of several, chosen by pointer or arrow keys. */
export function RadioCards({ legend, cards, value, onChange, look = 'chip' }: RadioCardsProps) {
  const name = useId();
  return (
    <fieldset className={shared.choice}>
      <legend>{legend}</legend>
      <div className={look === 'card' ? classes.cards : classes.chips}>
        {cards.map((card) => (
          <label key={card.value} className={classes[look]} data-disabled={card.isDisabled || undefined}>
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={card.value === value}
              disabled={card.isDisabled}
              onChange={() => onChange(card.value)}
            />
            {card.content}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
