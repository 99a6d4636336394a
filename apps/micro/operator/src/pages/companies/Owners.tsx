import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton } from '@portal/ui';
import form from '../../components/form.module.css';

export type OwnersProps = {
  owners: readonly { userId: string; name?: string | undefined; contact?: string | undefined }[];
};

/** Who owns a company; each leads to the person. */
export function Owners({ owners }: OwnersProps) {
  const { i18n } = useLingui();
  const { history } = useGuest();
  const heading = i18n._({ id: 'operator.owners', message: '主账号' });
  return (
    <section aria-label={heading}>
      <h3 className={form.heading}>{heading}</h3>
      {owners.length === 0 ? (
        <p className={form.hint}>{i18n._({ id: 'operator.owners.none', message: '还没有主账号。' })}</p>
      ) : (
        <ul className={form.list}>
          {owners.map(({ userId, name, contact }) => (
            <li key={userId} className={form.item}>
              <span>
                <span className={form.itemTitle} dir="auto">
                  {name}
                </span>
                <span className={form.itemMeta}>{contact}</span>
              </span>
              <ActionButton onClick={() => history.navigate(`/people?id=${encodeURIComponent(userId)}`)}>
                {i18n._({ id: 'operator.show', message: '查看' })}
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
