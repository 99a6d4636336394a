import { useLingui } from '@lingui/react';
import { useFeedback } from '@portal/ui';
import { DetailPanel } from '@portal/ui/table';
import { useState } from 'react';
import { useUnsavedInput } from '../../components/useUnsavedInput.ts';
import { SubUserForm } from './SubUserForm.tsx';

export type AddSubUserPanelProps = {
  onAdded: (userId: string) => void;
  onClose: () => void;
};

/** Adds a sub-account beside the list; what its menus are is asked next. */
export function AddSubUserPanel({ onAdded, onClose }: AddSubUserPanelProps) {
  const { i18n } = useLingui();
  const { toasts } = useFeedback();
  const [isDirty, setIsDirty] = useState(false);
  const mayLeave = useUnsavedInput(isDirty);
  const close = async () => {
    if (await mayLeave()) onClose();
  };
  return (
    <DetailPanel title={i18n._({ id: 'sso.people.add', message: '添加子账号' })} onClose={close}>
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
