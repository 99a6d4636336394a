import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton } from '@portal/ui';
import { DetailPanel, QueryStates, SearchField, StatusBadge } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import form from '../../components/form.module.css';
import { inLanguage } from '../../components/three.ts';
import { pageQuery, personQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { useReasonWords } from './useReasonWords.ts';

export type TryPanelProps = { systemCode: string; onClose: () => void };

const MOST_PEOPLE = 8;

/** The saved menus of a system as a person has them, with the reason where one is missing. */
export function TryPanel({ systemCode, onClose }: TryPanelProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const [keyword, setKeyword] = useState('');
  const [userId, setUserId] = useState<string>();
  const people = useQuery(
    pageQuery(api, 'queryOperatorPeoplePage', { keyword: keyword || undefined, pageSize: MOST_PEOPLE }),
  );
  return (
    <DetailPanel title={i18n._({ id: 'operator.try', message: '以某人身份查看' })} onClose={onClose}>
      <div className={form.panel}>
        <SearchField
          value={keyword}
          placeholder={i18n._({ id: 'operator.try.find', message: '姓名、账号或企业' })}
          onSearch={(text) => {
            setKeyword(text);
            setUserId(undefined);
          }}
        />
        {userId ? (
          <Companies userId={userId} systemCode={systemCode} />
        ) : (
          <QueryStates query={people}>
            {({ dataList }) => (
              <ul className={form.list}>
                {dataList.map((person) => (
                  <li key={person.userId} className={form.item}>
                    <div>
                      <span className={form.itemTitle}>{person.name || person.userName}</span>
                      <span className={form.itemMeta}>{person.companies.join(', ')}</span>
                    </div>
                    <ActionButton onClick={() => setUserId(person.userId)}>
                      {i18n._({ id: 'operator.show', message: '查看' })}
                    </ActionButton>
                  </li>
                ))}
              </ul>
            )}
          </QueryStates>
        )}
      </div>
    </DetailPanel>
  );
}

function Companies({ userId, systemCode }: { userId: string; systemCode: string }) {
  const query = useQuery(personQuery(useApi(), userId));
  return (
    <QueryStates query={query}>
      {({ person, companies }) =>
        companies.map(({ companyId, name = '' }) => (
          <section key={companyId} aria-label={name}>
            <h3 className={form.heading}>
              {person.name || person.userName} · {name}
            </h3>
            <Menus userId={userId} companyId={companyId} systemCode={systemCode} />
          </section>
        ))
      }
    </QueryStates>
  );
}

function Menus(request: { userId: string; companyId: string; systemCode: string }) {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const api = useApi();
  const reasonOf = useReasonWords();
  const query = useQuery({
    queryKey: ['try', request],
    queryFn: ({ signal }) => api.tryOperatorMenus(request, { signal }),
  });
  return (
    <QueryStates query={query}>
      {({ reason, menus }) => {
        if (reason) return <p className={form.problem}>{reasonOf(reason)}</p>;
        if (menus.length === 0)
          return <p>{i18n._({ id: 'operator.try.none', message: '这个系统没有菜单' })}</p>;
        return (
          <ul className={form.list}>
            {menus.map(({ menuId, name, isShown, reason: why }) => (
              <li key={menuId} className={form.item}>
                <span>{inLanguage({ ...name, kr: name.ko }, locale)}</span>
                <span className={form.itemMeta}>
                  <StatusBadge tone={isShown ? (why ? 'warning' : 'success') : 'neutral'}>
                    {why ? reasonOf(why) : i18n._({ id: 'operator.try.shown', message: '显示' })}
                  </StatusBadge>
                </span>
              </li>
            ))}
          </ul>
        );
      }}
    </QueryStates>
  );
}
