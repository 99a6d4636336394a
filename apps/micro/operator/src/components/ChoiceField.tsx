import { SelectField, type SelectFieldProps } from '@portal/ui/table';
import classes from './form.module.css';

/** A choice with its label in view. */
export function ChoiceField(props: SelectFieldProps) {
  return (
    <div className={classes.choice}>
      <span aria-hidden="true">{props.label}</span>
      <SelectField {...props} />
    </div>
  );
}
