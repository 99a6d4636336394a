import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { useFormatters } from '@portal/ui';
import form from '../../components/form.module.css';
import { inLanguage } from '../../components/three.ts';
import type { OperatorApi } from '../../useApi.ts';

export type PersonAgreementsProps = Pick<Awaited<ReturnType<OperatorApi['getOperatorPerson']>>, 'agreements'>;

/** What a person agreed to, in which version and when; nothing where that is nothing. */
export function PersonAgreements({ agreements }: PersonAgreementsProps) {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const format = useFormatters();
  if (agreements.length === 0) return null;
  const heading = i18n._({ id: 'operator.person.agreements', message: '已同意的协议' });
  return (
    <section aria-label={heading}>
      <h3 className={form.heading}>{heading}</h3>
      <ul className={form.list}>
        {agreements.map(({ id, version, name, acceptedAt }) => (
          <li key={`${id} ${version}`} className={form.item}>
            <span>
              <span className={form.itemTitle} dir="auto">
                {inLanguage(name, locale)}
              </span>
              <span className={form.itemMeta}>{[version, format.dateTime(acceptedAt)].join(' · ')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
