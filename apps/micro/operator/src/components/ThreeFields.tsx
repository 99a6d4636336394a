import { useLingui } from '@lingui/react';
import { Textarea, TextInput } from '@mantine/core';
import type { Three } from '@portal/api-client/contract/operator';
import classes from './form.module.css';
import { LANGUAGES } from './three.ts';

export type ThreeFieldsProps = {
  label: string;
  name: string;
  value: Three;
  onChange: (value: Three) => void;
  error?: string | undefined;
  disabled?: boolean;
  maxLength: number;
  /** Lines of each; without it a single one. */
  lines?: number;
};

/** A text in the three languages: Chinese is asked for, the others may be left to it. */
export function ThreeFields({
  label,
  name,
  value,
  onChange,
  error,
  disabled,
  maxLength,
  lines,
}: ThreeFieldsProps) {
  const { i18n } = useLingui();
  return (
    <fieldset className={classes.three}>
      <legend>{label}</legend>
      {LANGUAGES.map(({ key, name: language }) => {
        const isMain = key === 'zh';
        const field = {
          name: isMain ? name : `${name}.${key}`,
          label: language,
          value: value[key],
          maxLength,
          disabled: disabled ?? false,
          required: isMain,
          error: isMain ? error : undefined,
          placeholder: isMain
            ? undefined
            : i18n._({ id: 'operator.three.asChinese', message: '留空则显示中文' }),
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
            onChange({ ...value, [key]: currentTarget.value }),
        };
        return lines ? (
          <Textarea key={key} {...field} minRows={lines} maxRows={14} autosize spellCheck={false} />
        ) : (
          <TextInput key={key} {...field} />
        );
      })}
    </fieldset>
  );
}
