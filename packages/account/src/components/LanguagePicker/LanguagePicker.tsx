import { useLingui } from '@lingui/react';
import type { Locale } from '@portal/ui';
import { LOCALE_NAMES, LOCALES } from '@portal/ui/core';
import { useId } from 'react';
import classes from './LanguagePicker.module.css';

/** Props of `LanguagePicker`. */
export type LanguagePickerProps = {
  /** The language in use, which may be one that is not offered. */
  value: string;
  onChange: (locale: Locale) => void;
};

/** The languages side by side, each by its own name. */
export function LanguagePicker({ value, onChange }: LanguagePickerProps) {
  const { i18n } = useLingui();
  const name = useId();
  return (
    <div
      className={classes.picker}
      role="radiogroup"
      aria-label={i18n._({ id: 'account.language', message: '语言' })}
    >
      {LOCALES.map((locale) => (
        <label key={locale} className={classes.language} lang={locale}>
          <input
            className={classes.input}
            type="radio"
            name={name}
            checked={locale === value}
            onChange={() => onChange(locale)}
          />
          {LOCALE_NAMES[locale]}
        </label>
      ))}
    </div>
  );
}
