import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldProblems } from './refusedFields.ts';

/** A form's values with what is wrong with each; the first refused field gets the focus. */
export function useFields<Values extends object>(initial: Values, onDirty: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const toFocus = useRef<string>(undefined);
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<FieldProblems>({});
  // Only when the fields are enabled again: a disabled one takes no focus.
  useEffect(() => {
    if (toFocus.current === undefined) return;
    const control = form.current?.elements.namedItem(toFocus.current);
    if (!(control instanceof HTMLElement) || control.matches(':disabled')) return;
    toFocus.current = undefined;
    control.focus();
  });
  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    setValues((known) => ({ ...known, [name]: value }));
    setProblems(({ [name]: _gone, ...others }) => others);
    onDirty();
  };
  return {
    form,
    values,
    problems,
    set,
    refuse(found: FieldProblems) {
      setProblems(found);
      const names = [...(form.current?.elements ?? [])].map((element) => element.getAttribute('name'));
      toFocus.current = names.find((name) => name !== null && name in found) ?? Object.keys(found)[0];
    },
    /** What a plain text field takes. */
    text<Name extends keyof Values & string>(name: Name) {
      return {
        name,
        value: values[name] as string,
        error: problems[name],
        onChange: ({ target }: { target: { value: string } }) => set(name, target.value as Values[Name]),
      };
    },
    submit: (send: (values: Values) => void) => (event: FormEvent) => {
      event.preventDefault();
      send(values);
    },
  };
}
