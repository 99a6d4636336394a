import { useLingui } from '@lingui/react';
import { TextInput } from '@mantine/core';
import { createPasskey } from '@portal/account/security';
import type { EncryptedSecret } from '@portal/api-client/contract';
import { askAnew } from '@portal/embed/react-queries';
import { ActionButton } from '@portal/ui';
import { QueryStates } from '@portal/ui/table';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../useApi.ts';
import { PasskeyRow } from './PasskeyRow.tsx';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import { passkeysQuery, secondFactorQuery } from './profileQueries.ts';
import classes from './SettingsPage.module.css';
import { useSaved } from './useSaved.ts';

/** The own passkeys; nothing where the browser has none. */
export function Passkeys() {
  const { i18n } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const saved = useSaved();
  const query = passkeysQuery(api);
  const passkeys = useQuery(query);
  const { data: account } = useQuery(secondFactorQuery(api));
  const [name, setName] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  if (!('PublicKeyCredential' in window)) return null;
  const heading = i18n._({ id: 'sso.passkeys', message: '通行密钥' });
  const add = i18n._({ id: 'sso.passkeys.add', message: '添加通行密钥' });
  const changed = () => askAnew(client, query.queryKey);
  const create = async (password?: EncryptedSecret) => {
    if (!(await createPasskey(api, { name: name.trim() || heading, password }))) return;
    setIsAdding(false);
    setName('');
    await changed();
  };
  return (
    <section aria-label={heading} data-section="passkeys">
      <h2 className={classes.heading}>{heading}</h2>
      <p className={classes.hint}>
        {i18n._({
          id: 'sso.passkeys.text',
          message: '用指纹、面容或设备密码登录，无需输入密码，也不再需要两步验证。',
        })}
      </p>
      <QueryStates query={passkeys} rows={1}>
        {(data) => (
          <ul className={classes.contacts}>
            {data.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onChanged={changed} />
            ))}
          </ul>
        )}
      </QueryStates>
      {isAdding && (
        <TextInput
          label={i18n._({ id: 'sso.passkeys.name', message: '名称' })}
          placeholder={i18n._({ id: 'sso.passkeys.example', message: '例如：办公电脑' })}
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      {isAdding && account?.hasPassword && (
        <PasswordPrompt label={add} onConfirm={create} onClose={() => setIsAdding(false)} />
      )}
      {!(isAdding && account?.hasPassword) && (
        <div className={classes.buttons}>
          <ActionButton
            disabled={account === undefined}
            onClick={() => {
              if (isAdding) create().catch(saved.failed);
              else setIsAdding(true);
            }}
          >
            {add}
          </ActionButton>
        </div>
      )}
    </section>
  );
}
