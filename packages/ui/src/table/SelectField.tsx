import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Dropdown } from '../components/Dropdown/Dropdown.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { findByLetter, moveFocus } from '../core/moveFocus.ts';
import type { FieldProps } from './FieldProps.ts';
import { FieldTrigger } from './FieldTrigger.tsx';
import classes from './SelectField.module.css';

type Option = { value: string; label: string };

/** Props of `SelectField`. */
export type SelectFieldProps = FieldProps & {
  options: readonly Option[];
  /** In a bar of filters or beside a list, rather than in a form. @default false */
  isSmall?: boolean;
  /** Whether something is chosen that narrows a list. @default false */
  isSet?: boolean;
};

/**
 * One of a few values. Closed, arrows open it and a letter chooses; open, arrows, Home, End and letters move, Enter
 * chooses, Esc and Tab leave it as it was.
 */
export function SelectField(props: SelectFieldProps) {
  const { label, value, onChange, options, isSmall, isSet } = props;
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <Dropdown
      label={label}
      role="listbox"
      trigger={(trigger) => (
        <FieldTrigger
          field={props}
          trigger={trigger}
          icon="chevron-down"
          {...{ isSmall, isSet }}
          onKey={(event) => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            const next = options[findByLetter(event.key, chosen, textsOf(options)) ?? -1];
            if (next) onChange(next.value);
            else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') trigger.onClick();
            else return;
            event.preventDefault();
          }}
        >
          {options[chosen]?.label}
        </FieldTrigger>
      )}
    >
      {({ close }) => (
        <Options
          options={options}
          chosen={chosen}
          onChoose={(next) => {
            close();
            if (next !== value) onChange(next);
          }}
          onLeave={close}
        />
      )}
    </Dropdown>
  );
}

type OptionsProps = {
  options: readonly Option[];
  chosen: number;
  onChoose: (value: string) => void;
  onLeave: () => void;
};

function Options({ options, chosen, onChoose, onLeave }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it begins is asked once, when it opens
  useEffect(() => {
    buttons()[Math.max(0, chosen)]?.focus();
  }, []);
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onLeave();
    const all = buttons();
    const index = all.indexOf(event.target as HTMLElement);
    const next = moveFocus(event.key, index, all.length) ?? findByLetter(event.key, index, textsOf(options));
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the listbox around the options
    <div ref={list} role="presentation" className={classes.options} onKeyDown={move}>
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          onClick={() => onChoose(option.value)}
        >
          <span className={classes.value}>{option.label}</span>
          {index === chosen && <Icon name="check" />}
        </button>
      ))}
    </div>
  );
}

function textsOf(options: readonly Option[]): string[] {
  return options.map(({ label }) => label);
}
