import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { LOCALE_NAMES, LOCALES } from '@portal/ui/core';
import classes from '../components/AvatarMenu/AvatarMenu.module.css';
import type { AvatarMenuProps } from '../components/AvatarMenu/AvatarMenuProps.ts';
import type { AvatarEntry } from '../core/avatarEntries.ts';
import { entryLabel } from './entryLabel.ts';

type PreferenceId = Extract<AvatarEntry, { group: 'preferences' }>['id'];
type Choice = { id: string; label: string; lang?: string; isChosen: boolean; choose: () => void };

/** One preference with its choices side by side: one press, nothing to unfold. */
export function Preference({ id, ...props }: AvatarMenuProps & { id: PreferenceId }) {
  const { i18n } = useLingui();
  const label = entryLabel(id, i18n);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place inside a menu
    <div className={classes.preference} role="group" aria-label={label}>
      <span className={classes.preferenceName} aria-hidden="true">
        {label}
      </span>
      <div className={classes.choices} role="presentation">
        {choicesOf(id, props, i18n).map((choice) => (
          <button
            key={choice.id}
            type="button"
            role="menuitemradio"
            aria-checked={choice.isChosen}
            tabIndex={-1}
            lang={choice.lang}
            className={classes.choice}
            onClick={() => {
              if (!choice.isChosen) choice.choose();
            }}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </div>
  );
}

function choicesOf(id: PreferenceId, props: AvatarMenuProps, i18n: I18n): Choice[] {
  switch (id) {
    case 'start-with':
      return ([1, 2] as const).map((start) => ({
        id: String(start),
        label:
          start === 1
            ? i18n._({ id: 'account.startWith.tabs', message: '恢复标签' })
            : i18n._({ id: 'account.startWith.home', message: '仅首页' }),
        isChosen: start === props.startWith,
        choose: () => props.onStartWithChange(start),
      }));
    case 'language':
      return LOCALES.map((locale) => ({
        id: locale,
        label: LOCALE_NAMES[locale],
        lang: locale,
        isChosen: locale === props.locale,
        choose: () => props.onLocaleChange(locale),
      }));
    case 'theme':
      return (['light', 'dark', 'auto'] as const).map((theme) => ({
        id: theme,
        label: themeLabel(theme, i18n),
        isChosen: theme === props.theme,
        choose: () => props.onThemeChange(theme),
      }));
    case 'menu-style':
      return ([2, 1] as const).map((style) => ({
        id: String(style),
        label:
          style === 2
            ? i18n._({ id: 'account.menuStyle.top', message: '顶部' })
            : i18n._({ id: 'account.menuStyle.left', message: '左侧' }),
        isChosen: style === props.menuStyle,
        choose: () => props.onMenuStyleChange(style),
      }));
  }
}

function themeLabel(theme: 'light' | 'dark' | 'auto', i18n: I18n): string {
  switch (theme) {
    case 'light':
      return i18n._({ id: 'account.theme.light', message: '浅色' });
    case 'dark':
      return i18n._({ id: 'account.theme.dark', message: '深色' });
    case 'auto':
      return i18n._({ id: 'account.theme.auto', message: '跟随系统' });
  }
}
