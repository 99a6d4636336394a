import { useLingui } from '@lingui/react';
import { Checkbox } from '@mantine/core';
import { announcementTypes } from '@portal/api-client/contract';
import type { OperatorHelpDocument, OperatorHelpFolder } from '@portal/api-client/contract/operator';
import { randomId } from '@portal/api-client/session';
import { useGuest } from '@portal/embed/react-guest';
import { useState } from 'react';
import { ActForm } from '../../components/ActForm.tsx';
import { ChoiceField } from '../../components/ChoiceField.tsx';
import { Preview } from '../../components/Preview.tsx';
import { ThreeFields } from '../../components/ThreeFields.tsx';
import { EMPTY_THREE, inLanguage, toThree } from '../../components/three.ts';
import { useActForm } from '../../components/useActForm.ts';
import { useApi } from '../../useApi.ts';

export type HelpFormProps = {
  document?: OperatorHelpDocument;
  folders: readonly OperatorHelpFolder[];
  onDone: () => void;
  onDirty: () => void;
};

/** The choice of a folder that is not there yet. */
const NEW_FOLDER = '';

/** What a help document says, where it stands, and whether readers have it; shown as they will see it. */
export function HelpForm({ document, folders, onDone, onDirty }: HelpFormProps) {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const api = useApi();
  const [ids] = useState(() => ({ docId: document?.docId ?? randomId(), folderId: randomId() }));
  const form = useActForm({
    initial: {
      folderId: document?.folderId ?? folders[0]?.folderId ?? NEW_FOLDER,
      folderTitle: EMPTY_THREE,
      title: toThree(document?.title),
      content: toThree(document?.content),
      isPublished: document?.isPublished ?? false,
    },
    onDirty,
    run: ({ folderId, folderTitle, ...written }) =>
      api.saveOperatorHelp({
        docId: ids.docId,
        ...(folderId === NEW_FOLDER ? { folderId: ids.folderId, folderTitle } : { folderId }),
        ...written,
      }),
    asks: [['queryOperatorHelpPage'], ['help-folders'], ['help', ids.docId]],
    said: i18n._({ id: 'operator.help.saved', message: '文档已保存' }),
    onDone,
  });
  const { values, set } = form;
  return (
    <ActForm form={form} label={i18n._({ id: 'operator.save', message: '保存' })}>
      <ChoiceField
        label={i18n._({ id: 'operator.help.folder', message: '文件夹' })}
        value={values.folderId}
        options={[
          ...folders.map(({ folderId, title }) => ({ value: folderId, label: inLanguage(title, locale) })),
          { value: NEW_FOLDER, label: i18n._({ id: 'operator.help.newFolder', message: '新文件夹' }) },
        ]}
        onChange={(folderId) => set('folderId', folderId)}
      />
      {values.folderId === NEW_FOLDER && (
        <ThreeFields
          label={i18n._({ id: 'operator.help.folderTitle', message: '文件夹名称' })}
          {...form.field('folderTitle')}
          maxLength={200}
        />
      )}
      <ThreeFields
        label={i18n._({ id: 'operator.title', message: '标题' })}
        {...form.field('title')}
        maxLength={200}
      />
      <ThreeFields
        label={i18n._({ id: 'operator.announcement.html', message: '内容（HTML）' })}
        {...form.field('content')}
        maxLength={262_144}
        lines={8}
      />
      <Preview type={announcementTypes.featureNotice} title={values.title} content={values.content} />
      <Checkbox
        label={i18n._({ id: 'operator.help.publish', message: '发布' })}
        description={i18n._({
          id: 'operator.help.publishText',
          message: '未发布的文档是草稿，读者和助手都看不到。',
        })}
        {...form.tick('isPublished')}
      />
    </ActForm>
  );
}
