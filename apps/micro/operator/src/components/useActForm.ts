import { type Act, type FieldProblems, useAct } from '@portal/embed/react-queries';
import { useFeedback } from '@portal/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';

export type ActFormOptions<Values, Answer> = Omit<Act<Values, Answer>, 'onRefused'> & {
  initial: Values;
  onDirty: () => void;
  /** What is wrong with the values before they are sent, field by field. */
  check?: (values: Values) => FieldProblems;
  /** Which field what the server refused belongs to, where it names them otherwise. */
  fieldsOf?: (problems: FieldProblems) => FieldProblems;
  /** Asked before the values are sent. */
  question?: { title: string; message: string; confirmLabel: string };
};

/** A form of `ActForm`: its values, what is wrong with each, and how they are sent. The first refused field gets the focus. */
export function useActForm<Values extends object, Answer>(options: ActFormOptions<Values, Answer>) {
  const { initial, onDirty, check, question, fieldsOf = (found) => found, ...act } = options;
  const { dialogs } = useFeedback();
  const element = useRef<HTMLFormElement>(null);
  const toFocus = useRef<string>(undefined);
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<FieldProblems>({});
  // Only when the fields are enabled again: a disabled one takes no focus.
  useEffect(() => {
    if (toFocus.current === undefined) return;
    const control = element.current?.elements.namedItem(toFocus.current);
    if (!(control instanceof HTMLElement) || control.matches(':disabled')) return;
    toFocus.current = undefined;
    control.focus();
  });
  const refuse = (found: FieldProblems) => {
    setProblems(found);
    const names = [...(element.current?.elements ?? [])].map((control) => control.getAttribute('name'));
    toFocus.current = names.find((name) => name !== null && name in found) ?? Object.keys(found)[0];
  };
  const send = useAct({ ...act, onRefused: (found) => refuse(fieldsOf(found)) });
  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    setValues((known) => ({ ...known, [name]: value }));
    setProblems(({ [name]: _gone, ...others }) => others);
    onDirty();
  };
  return {
    element,
    isPending: send.isPending,
    values,
    problems,
    set,
    refuse,
    /** What a field takes that hands its value to `onChange`. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      error: problems[name],
      onChange: (value: Values[Name]) => set(name, value),
    }),
    /** What a plain text field takes. */
    text: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name] as string,
      error: problems[name],
      onChange: ({ target }: { target: { value: string } }) => set(name, target.value as Values[Name]),
    }),
    /** What a checkbox takes. */
    tick: <Name extends keyof Values & string>(name: Name) => ({
      checked: values[name] as boolean,
      onChange: ({ currentTarget }: { currentTarget: { checked: boolean } }) =>
        set(name, currentTarget.checked as Values[Name]),
    }),
    async submit(event: FormEvent) {
      event.preventDefault();
      const found = check?.(values) ?? {};
      if (Object.keys(found).length > 0) refuse(found);
      else if (!question || (await dialogs.confirm(question))) send.mutate(values);
    },
  };
}
