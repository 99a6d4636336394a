import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton } from '@portal/ui';
import { StatusBadge } from '@portal/ui/table';
import form from '../../components/form.module.css';

export type PersonCompaniesProps = {
  companies: readonly {
    companyId: string;
    code?: string | undefined;
    name?: string | undefined;
    isMain?: boolean | undefined;
    isDisabled?: boolean | undefined;
  }[];
};

/** Where a person works; each leads to the company. */
export function PersonCompanies({ companies }: PersonCompaniesProps) {
  const { i18n } = useLingui();
  const { history } = useGuest();
  const heading = i18n._({ id: 'operator.person.companies', message: '所在企业' });
  return (
    <section aria-label={heading}>
      <h3 className={form.heading}>{heading}</h3>
      <ul className={form.list}>
        {companies.map(({ companyId, code, name, isMain, isDisabled }) => (
          <li key={companyId} className={form.item}>
            <span>
              <span className={form.itemTitle}>
                {name}
                {isMain && (
                  <StatusBadge tone="primary">
                    {i18n._({ id: 'operator.owners', message: '主账号' })}
                  </StatusBadge>
                )}
                {isDisabled && (
                  <StatusBadge tone="danger">
                    {i18n._({ id: 'operator.person.disabled', message: '已停用' })}
                  </StatusBadge>
                )}
              </span>
              <span className={form.itemMeta}>{code}</span>
            </span>
            <ActionButton onClick={() => history.navigate(`/companies?id=${encodeURIComponent(companyId)}`)}>
              {i18n._({ id: 'operator.show', message: '查看' })}
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
