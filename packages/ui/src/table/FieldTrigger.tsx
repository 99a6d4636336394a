import type { KeyboardEvent, ReactNode } from 'react';
import type { DropdownTriggerProps } from '../components/Dropdown/Dropdown.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import type { IconName } from '../core/icons/types.ts';
import control from './control.module.css';
import type { FieldProps } from './FieldProps.ts';
import classes from './FieldTrigger.module.css';

/** Props of `FieldTrigger`. */
export type FieldTriggerProps = {
  field: Omit<FieldProps, 'value' | 'onChange'>;
  /** What the dropdown asks its trigger to carry. */
  trigger: DropdownTriggerProps;
  icon: IconName;
  /** In a bar of filters or beside a list, rather than in a form. @default false */
  isSmall?: boolean;
  /** Whether something is chosen that narrows a list. @default false */
  isSet?: boolean;
  /** Called for keys while the field is closed. */
  onKey: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** The closed field that stands in for one of the browser's own: a button that shows the value and opens its choices. */
export function FieldTrigger({ field, trigger, icon, isSmall, isSet, onKey, children }: FieldTriggerProps) {
  const { label, id, name, required = false, disabled, problemId } = field;
  return (
    <button
      {...trigger}
      id={id}
      name={name}
      type="button"
      role="combobox"
      aria-expanded={trigger['aria-expanded']}
      className={isSmall ? `${control.control} ${classes.small}` : `portal-field ${classes.whole}`}
      data-set={isSet || undefined}
      disabled={disabled}
      {...(id === undefined && { 'aria-label': label })}
      aria-required={required}
      aria-invalid={problemId !== undefined}
      aria-describedby={problemId}
      onKeyDown={(event) => {
        if (!trigger['aria-expanded']) onKey(event);
      }}
    >
      <span className={classes.value}>{children}</span>
      <Icon name={icon} />
    </button>
  );
}
