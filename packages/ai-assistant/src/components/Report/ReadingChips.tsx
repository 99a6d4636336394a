import { useLingui } from '@lingui/react';
import { ActionMenu, Icon } from '@portal/ui';
import type { ReadingChip } from './parseReport.ts';
import classes from './Report.module.css';

export type ReadingChipsProps = {
  chips: readonly ReadingChip[];
  /** Asks again with the part that was chosen; without it the chips only tell. */
  onAsk?: ((question: string) => void) | undefined;
};

/** How a question was read, part by part; each can be changed in place, which asks again. */
export function ReadingChips({ chips, onAsk }: ReadingChipsProps) {
  const { i18n } = useLingui();
  return (
    <ul className={classes.chips} aria-label={i18n._({ id: 'ai.report.reading', message: '理解为' })}>
      {chips.map((chip) => (
        <li key={chip.name}>
          {onAsk && chip.choices.length > 0 ? (
            <Changeable chip={chip} onAsk={onAsk} />
          ) : (
            <Fixed chip={chip} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Fixed({ chip: { name, value } }: { chip: ReadingChip }) {
  return (
    <span className={classes.chip}>
      <Said name={name} value={value} />
    </span>
  );
}

function Changeable({ chip, onAsk }: { chip: ReadingChip; onAsk: (question: string) => void }) {
  const { i18n } = useLingui();
  const { name, value, choices } = chip;
  return (
    <ActionMenu
      label={i18n._({ id: 'ai.report.change', message: '更改{name}', values: { name } })}
      trigger={(props) => (
        <button {...props} type="button" className={classes.chip}>
          <Said name={name} value={value} />
          <Icon name="chevron-down" size={12} />
        </button>
      )}
      items={choices.map(({ value: other, ask }) => ({ id: ask, label: other, onSelect: () => onAsk(ask) }))}
    />
  );
}

function Said({ name, value }: { name: string; value: string }) {
  return (
    <>
      {/* A backend that has no names numbers them. */}
      <span className={classes.chipName} hidden={/^\d+$/.test(name)}>
        {name}
      </span>{' '}
      {value}
    </>
  );
}
