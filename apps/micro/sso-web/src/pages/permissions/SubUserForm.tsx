import { useLingui } from '@lingui/react';
import { TextInput } from '@mantine/core';
import { ActionButton, PasswordField } from '@portal/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import classes from './PermissionsPage.module.css';
import {
  SUB_USER_FIELDS,
  type SubUserProblems,
  type SubUserValues,
  subUserProblems,
} from './subUserProblems.ts';
import { useAddSubUser } from './useAddSubUser.ts';
import { useSubUserTexts } from './useSubUserTexts.ts';

export type SubUserFormProps = {
  onDirty: () => void;
  onAdded: (userId: string) => void;
};

const EMPTY: SubUserValues = { realName: '', userName: '', phone: '', email: '', password: '' };

/** Who the new person is and how they sign in first; what is wrong stands at its field, the first gets the focus. */
export function SubUserForm({ onDirty, onAdded }: SubUserFormProps) {
  const { i18n } = useLingui();
  const texts = useSubUserTexts();
  const form = useRef<HTMLFormElement>(null);
  const toFocus = useRef<string>(undefined);
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<SubUserProblems>({});
  const show = (found: SubUserProblems) => {
    setProblems(found);
    toFocus.current = SUB_USER_FIELDS.find((name) => name in found);
  };
  const add = useAddSubUser({ onAdded, onRefused: show });
  // Only when the fields are enabled again: a disabled one takes no focus.
  useEffect(() => {
    if (add.isPending || toFocus.current === undefined) return;
    const control = form.current?.elements.namedItem(toFocus.current);
    toFocus.current = undefined;
    if (control instanceof HTMLElement) control.focus();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    const found = subUserProblems(values);
    show(found);
    if (Object.keys(found).length === 0) add.mutate(values);
  };
  const field = (name: keyof SubUserValues) => ({
    name,
    value: values[name],
    disabled: add.isPending,
    label: texts.labels[name],
    error: texts.problem(name, problems[name]),
    onChange: ({ target }: { target: { value: string } }) => {
      setValues({ ...values, [name]: target.value });
      setProblems({ ...problems, [name]: undefined });
      onDirty();
    },
  });
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <TextInput {...field('realName')} required maxLength={40} autoComplete="off" />
      <TextInput
        {...field('userName')}
        required
        maxLength={32}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        description={texts.userNameRule}
      />
      <TextInput {...field('phone')} inputMode="tel" maxLength={20} autoComplete="off" />
      <TextInput {...field('email')} type="email" maxLength={200} autoComplete="off" />
      <PasswordField
        {...field('password')}
        required
        autoComplete="new-password"
        description={texts.passwordRule}
      />
      <div>
        <ActionButton type="submit" isPrimary disabled={add.isPending} aria-busy={add.isPending}>
          {i18n._({ id: 'sso.people.save', message: '添加' })}
        </ActionButton>
      </div>
    </form>
  );
}
