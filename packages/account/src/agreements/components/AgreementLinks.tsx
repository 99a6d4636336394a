import type { Agreement } from '@portal/api-client/contract';
import { useLocale } from '@portal/ui';
import classes from './Agreements.module.css';

/** Props of `AgreementLinks`. */
export type AgreementLinksProps = { agreements: readonly Agreement[] };

const KEYS = { 'zh-CN': 'zh', 'en-US': 'en', 'ko-KR': 'ko' } as const;

/** The documents that people agree to as one sentence's part, each opened in a window of its own, in the language in use. */
export function AgreementLinks({ agreements }: AgreementLinksProps) {
  const locale = useLocale();
  const key = Object.hasOwn(KEYS, locale) ? KEYS[locale as keyof typeof KEYS] : 'en';
  const shown = agreements.map(({ id, name, address }) => ({
    id,
    name: name[key] || name.zh || id,
    href: address[key] || address.zh,
  }));
  const parts = new Intl.ListFormat(locale, { type: 'conjunction' }).formatToParts(
    shown.map(({ name }) => name),
  );
  const links = shown.values();
  return parts.map(({ type, value }, index) => {
    if (type === 'literal') return value;
    const link = links.next().value;
    return (
      <a key={link?.id ?? index} className={classes.link} href={link?.href} target="_blank" rel="noopener">
        {value}
      </a>
    );
  });
}
