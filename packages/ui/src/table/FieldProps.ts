/** What the fields have in common that stand in for the browser's own. */
export type FieldProps = {
  /** Its name for screen readers; a `<label>` for its `id` says the same. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  id?: string;
  /** Its name in the form. */
  name?: string;
  /** @default false */
  required?: boolean;
  disabled?: boolean;
  /** The id of the text that says what is wrong with the value; leave it out while nothing is. */
  problemId?: string | undefined;
};
