import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { askAnew } from '@portal/embed/react-queries';
import { ActionButton, ErrorState } from '@portal/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../useApi.ts';
import { ownSignInsQuery } from './profileQueries.ts';
import classes from './SettingsPage.module.css';
import { useSaved } from './useSaved.ts';

/** The providers that people sign in by, linking the account to one and unlinking it; nothing where none is set up. */
export function SignIns() {
  const { i18n } = useLingui();
  const api = useApi();
  const { guest } = useGuest();
  const queries = useQueryClient();
  const saved = useSaved();
  const query = ownSignInsQuery(api);
  const { data: signIns = [], isError, isFetching, refetch } = useQuery(query);
  const unlink = useMutation({
    mutationFn: (provider: string) => api.unlinkSignIn({ provider }),
    onError: saved.failed,
    onSettled: () => askAnew(queries, query.queryKey),
  });
  // The portal tells what goes wrong, and leads back here.
  const link = useMutation({
    mutationFn: (provider: string) => guest.openDialog('link-sign-in', { provider }),
  });
  if (signIns.length === 0 && !isError) return null;
  const heading = i18n._({ id: 'sso.signIns', message: '其他登录方式' });
  return (
    <section aria-label={heading}>
      <h2 className={classes.heading}>{heading}</h2>
      {signIns.length === 0 && <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />}
      <ul className={classes.contacts}>
        {signIns.map(({ provider, name, isLinked }) => (
          <li key={provider}>
            <div className={classes.contact}>
              <span className={classes.contactName}>{name || provider}</span>
              <span>
                {isLinked
                  ? i18n._({ id: 'sso.signIns.linked', message: '已关联' })
                  : i18n._({ id: 'sso.signIns.none', message: '未关联' })}
              </span>
              {!isLinked && (
                <ActionButton
                  disabled={link.isPending}
                  aria-label={i18n._({
                    id: 'sso.signIns.linkNamed',
                    message: '关联{name}',
                    values: { name: name || provider },
                  })}
                  onClick={() => link.mutate(provider)}
                >
                  {i18n._({ id: 'sso.signIns.link', message: '关联' })}
                </ActionButton>
              )}
              {isLinked && (
                <ActionButton
                  disabled={unlink.isPending}
                  aria-label={i18n._({
                    id: 'sso.signIns.unlinkNamed',
                    message: '解除{name}',
                    values: { name: name || provider },
                  })}
                  onClick={() => unlink.mutate(provider)}
                >
                  {i18n._({ id: 'sso.signIns.unlink', message: '解除' })}
                </ActionButton>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
