import { useLingui } from '@lingui/react';
import { useFeedback } from '@portal/ui';
import { DetailPanel } from '@portal/ui/table';
import { useState } from 'react';
import { useDirty } from '../../components/useDirty.ts';
import { SubUserForm } from './SubUserForm.tsx';

export type AddSubUserPanelProps = {
  onAdded: (userId: string) => void;
  onClose: () => void;
  onDirty: (isDirty: boolean) => void;
};

/** Adds a sub-account beside the list; what its menus are is asked next. */
export function AddSubUserPanel({ onAdded, onClose, onDirty }: AddSubUserPanelProps) {
  const { i18n } = useLingui();
  const { toasts } = useFeedback();
  const [isDirty, setIsDirty] = useState(false);
  useDirty(onDirty, isDirty);
  return (
    <DetailPanel title={i18n._({ id: 'sso.people.add', message: '添加子账号' })} onClose={onClose}>
      <SubUserForm
        onDirty={() => setIsDirty(true)}
        onAdded={(userId) => {
          toasts.show({
            tone: 'success',
            title: i18n._({ id: 'sso.people.added', message: '子账号已添加，请授予菜单' }),
          });
          onAdded(userId);
        }}
      />
    </DetailPanel>
  );
}
