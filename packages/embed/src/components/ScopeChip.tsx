import { useLingui } from '@lingui/react';
import { useMachine } from '@portal/machine/react';
import type { PageScope } from '../core/scope.ts';
import type { Scopes } from '../runtime/createScopes.ts';
import classes from './ScopeChip.module.css';

/** Props of `ScopeChip`. */
export type ScopeChipProps = {
  scopes: Scopes;
  /** The pane in front. */
  paneId: string;
};

/** Says which shop, marketplace and days the pane in front shares with the others; a press lets it go its own way. */
export function ScopeChip({ scopes, paneId }: ScopeChipProps) {
  const { i18n } = useLingui();
  const { common, panes } = useMachine(scopes);
  const pane = panes[paneId];
  if (!pane || Object.keys(pane.said).length === 0) return null;
  const words = scopeWords(pane.follows ? shared(pane.said, common) : pane.said, i18n.locale);
  if (pane.follows && words === '') return null;
  return (
    <button
      type="button"
      className={classes.chip}
      aria-pressed={pane.follows}
      title={
        pane.follows
          ? i18n._({ id: 'embed.scope.leave', message: '与其他页面一致，点击后此页面单独选择' })
          : i18n._({ id: 'embed.scope.join', message: '此页面单独选择，点击后与其他页面一致' })
      }
      onClick={() => scopes.send({ type: 'follow', paneId, follows: !pane.follows })}
    >
      {pane.follows
        ? i18n._({ id: 'embed.scope.shared', message: '统一：{words}', values: { words } })
        : i18n._({ id: 'embed.scope.own', message: '单独选择' })}
    </button>
  );
}

/** The parts of the common scope that a page knows. */
function shared(said: PageScope, common: PageScope): PageScope {
  return Object.fromEntries(
    Object.entries(common).filter(([part]) => said[part as keyof PageScope] !== undefined),
  );
}

function scopeWords({ shop, marketplace, period }: PageScope, locale: string): string {
  return [shop, marketplace && regionOf(marketplace, locale), period && daysOf(period, locale)]
    .filter(Boolean)
    .join(' · ');
}

function regionOf(code: string, locale: string): string {
  try {
    return (
      new Intl.DisplayNames(locale, { type: 'region' }).of(code === 'UK' ? 'GB' : code.toUpperCase()) ?? code
    );
  } catch {
    return code;
  }
}

function daysOf({ from, to }: { from: string; to: string }, locale: string): string {
  const days = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return days.formatRange(new Date(from), new Date(to));
}
