import { useLingui } from '@lingui/react';
import { ActionButton } from '@portal/ui';
import { QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../useApi.ts';
import { ContactForm, type ContactKind } from './ContactForm.tsx';
import { ownContactsQuery } from './profileQueries.ts';
import classes from './SettingsPage.module.css';

const KINDS: readonly ContactKind[] = ['phone', 'email'];

export type ContactsProps = { onDirty: (isDirty: boolean) => void };

/** Where the person is reached: the phone number and the e-mail address that are bound, and changing them. */
export function Contacts({ onDirty }: ContactsProps) {
  const { i18n } = useLingui();
  const contacts = useQuery(ownContactsQuery(useApi()));
  const [open, setOpen] = useState<ContactKind>();
  const heading = i18n._({ id: 'sso.contacts', message: '绑定' });
  const names: Record<ContactKind, string> = {
    phone: i18n._({ id: 'sso.people.phone', message: '手机号' }),
    email: i18n._({ id: 'sso.people.email', message: '邮箱' }),
  };
  return (
    <section aria-label={heading}>
      <h2 className={classes.heading}>{heading}</h2>
      <QueryStates query={contacts} rows={2}>
        {(bound) => (
          <ul className={classes.contacts}>
            {KINDS.map((kind) => (
              <li key={kind}>
                <div className={classes.contact}>
                  <span className={classes.contactName}>{names[kind]}</span>
                  <span>{bound[kind] || i18n._({ id: 'sso.contacts.none', message: '未绑定' })}</span>
                  {open !== kind && (
                    <ActionButton
                      aria-label={
                        kind === 'phone'
                          ? i18n._({ id: 'sso.contacts.changePhone', message: '更换手机号' })
                          : i18n._({ id: 'sso.contacts.changeEmail', message: '更换邮箱' })
                      }
                      onClick={() => setOpen(kind)}
                    >
                      {bound[kind]
                        ? i18n._({ id: 'sso.contacts.change', message: '更换' })
                        : i18n._({ id: 'sso.contacts.bind', message: '绑定' })}
                    </ActionButton>
                  )}
                </div>
                {open === kind && (
                  <ContactForm kind={kind} onClose={() => setOpen(undefined)} onDirty={onDirty} />
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </section>
  );
}
