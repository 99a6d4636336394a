import { useLingui } from '@lingui/react';
import { Checkbox } from '@mantine/core';
import type { Audience } from '@portal/api-client/contract/operator';
import { useGuest } from '@portal/embed/react-guest';
import { systemLabel } from '@portal/menu-engine/core';
import { SearchField } from '@portal/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { choicesQuery } from '../queries.ts';
import { useApi } from '../useApi.ts';
import form from './form.module.css';
import { LANGUAGES } from './three.ts';

export type AudienceFieldsProps = {
  value: Audience;
  onChange: (value: Audience) => void;
  error?: string | undefined;
  /** Whether systems narrow it. */
  withSystems?: boolean;
};

/** Whom something is for: everybody, or the chosen companies, systems and languages. Says how many people that is. */
export function AudienceFields({ value, onChange, error, withSystems = true }: AudienceFieldsProps) {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const api = useApi();
  const choices = useQuery(choicesQuery(api));
  const [found, setFound] = useState('');
  const people = useQuery({
    queryKey: ['audience', value],
    queryFn: ({ signal }) => api.countOperatorAudience({ audience: value }, { signal }),
    placeholderData: keepPreviousData,
  });
  const { companies = [], systems = [] } = choices.data ?? {};
  const shown = companies.filter(
    ({ companyId, name = '', code = '' }) =>
      value.companyIds.includes(companyId) || `${name} ${code}`.toLowerCase().includes(found.toLowerCase()),
  );
  const toggle = (key: keyof Audience, one: string) => {
    const known: readonly string[] = value[key];
    const next = known.includes(one) ? known.filter((other) => other !== one) : [...known, one];
    onChange({ ...value, [key]: next } as Audience);
  };
  const label = i18n._({ id: 'operator.audience', message: '发送范围' });
  return (
    <fieldset className={form.three} aria-describedby={error ? 'audience-problem' : undefined}>
      <legend>{label}</legend>
      <p className={form.hint} role="status">
        {people.data &&
          i18n._({
            id: 'operator.audience.count',
            message: '{count, plural, other {# 人}}会看到；都不选表示所有人。',
            values: { count: people.data.count ?? 0 },
          })}
      </p>
      {error && (
        <p id="audience-problem" className={form.problem}>
          {error}
        </p>
      )}
      <SearchField
        value={found}
        placeholder={i18n._({ id: 'operator.audience.company', message: '查找企业' })}
        onSearch={setFound}
      />
      <div className={form.scroll}>
        <ul aria-label={i18n._({ id: 'operator.companies', message: '企业' })}>
          {shown.map(({ companyId, name }) => (
            <li key={companyId}>
              <Checkbox
                label={name}
                checked={value.companyIds.includes(companyId)}
                onChange={() => toggle('companyIds', companyId)}
              />
            </li>
          ))}
        </ul>
      </div>
      {withSystems && (
        <div className={form.checks}>
          {systems.map((system) => (
            <Checkbox
              key={system.systemCode}
              label={systemLabel(system, locale)}
              checked={value.systemCodes.includes(system.systemCode)}
              onChange={() => toggle('systemCodes', system.systemCode)}
            />
          ))}
        </div>
      )}
      <div className={form.checks}>
        {LANGUAGES.map((language) => (
          <Checkbox
            key={language.locale}
            label={language.name}
            checked={value.locales.includes(language.locale)}
            onChange={() => toggle('locales', language.locale)}
          />
        ))}
      </div>
    </fieldset>
  );
}
