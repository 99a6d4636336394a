import { useLingui } from '@lingui/react';
import type { OperatorCompany, OperatorService } from '@portal/api-client/contract/operator';
import { useGuest } from '@portal/embed/react-guest';
import { systemLabel } from '@portal/menu-engine/core';
import { ActionButton, useFormatters } from '@portal/ui';
import { StatusBadge } from '@portal/ui/table';
import { useState } from 'react';
import form from '../../components/form.module.css';
import { type Addable, AddService } from './AddService.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import { useServiceWords } from './useServiceWords.ts';

export type ServicesProps = {
  company: OperatorCompany;
  services: readonly OperatorService[];
  addable: readonly Addable[];
  onDirty: (isDirty: boolean) => void;
};

/** What a company has: until when, in which state, how much is left. */
export function Services({ company, services, addable, onDirty }: ServicesProps) {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const format = useFormatters();
  const words = useServiceWords();
  const [edited, setEdited] = useState<string>();
  const heading = i18n._({ id: 'operator.services', message: '服务' });
  const close = () => {
    setEdited(undefined);
    onDirty(false);
  };
  return (
    <section aria-label={heading}>
      <h3 className={form.heading}>{heading}</h3>
      <ul className={form.list}>
        {services.map((service) => {
          const { systemCode, expiresAt, status } = service;
          const name = systemLabel(service, locale);
          const isOver = expiresAt !== undefined && Date.parse(expiresAt) <= Date.now();
          return (
            <li key={systemCode} className={form.item}>
              <span>
                <span className={form.itemTitle}>
                  {name}
                  <StatusBadge tone={isOver ? 'danger' : words.toneOf(status)}>
                    {isOver
                      ? i18n._({ id: 'operator.service.over', message: '已到期' })
                      : words.stateOf(status)}
                  </StatusBadge>
                </span>
                <span className={form.itemMeta}>
                  {[
                    words.packageOf(service, locale),
                    expiresAt
                      ? i18n._({
                          id: 'operator.service.until',
                          message: '至 {date}',
                          values: { date: format.date(expiresAt) },
                        })
                      : i18n._({ id: 'operator.service.forEver', message: '长期有效' }),
                    ...service.quotas.map(words.quotaOf),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              {!company.isOperators && (
                <ActionButton
                  aria-expanded={edited === systemCode}
                  aria-label={i18n._({
                    id: 'operator.service.changeNamed',
                    message: '修改{name}',
                    values: { name },
                  })}
                  onClick={() => (edited === systemCode ? close() : setEdited(systemCode))}
                >
                  {i18n._({ id: 'operator.change', message: '修改' })}
                </ActionButton>
              )}
              {edited === systemCode && (
                <ServiceForm
                  companyId={company.companyId}
                  service={service}
                  onDirty={() => onDirty(true)}
                  onDone={close}
                />
              )}
            </li>
          );
        })}
      </ul>
      {addable.length > 0 && <AddService companyId={company.companyId} addable={addable} />}
    </section>
  );
}
