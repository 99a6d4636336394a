import { useLingui } from '@lingui/react';
import type { ListQuery } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { choicesQuery } from '../queries.ts';
import { useApi } from '../useApi.ts';
import { QueryFilter } from './QueryFilter.tsx';

/** The company that the address narrows a list to. */
export function companyOf(state: ListQuery): string | undefined {
  return state.query.get('company')?.slice(0, 200) || undefined;
}

export type CompanyFilterProps = {
  state: ListQuery;
  /** What the choice of no company is called. @default all companies */
  all?: string;
};

/** Narrows a list to one company. */
export function CompanyFilter({ state, all }: CompanyFilterProps) {
  const { i18n } = useLingui();
  const choices = useQuery(choicesQuery(useApi()));
  return (
    <QueryFilter
      state={state}
      name="company"
      label={i18n._({ id: 'operator.company', message: '企业' })}
      all={all ?? i18n._({ id: 'operator.allCompanies', message: '全部企业' })}
      options={(choices.data?.companies ?? []).map(({ companyId, name }) => ({
        value: companyId,
        label: name ?? companyId,
      }))}
    />
  );
}
