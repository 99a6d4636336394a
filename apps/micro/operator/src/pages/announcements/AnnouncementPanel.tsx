import { useLingui } from '@lingui/react';
import { RowAction } from '@portal/embed/react-queries';
import { DetailPanel, QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { NEW } from '../../components/usePanel.ts';
import { announcementQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { AnnouncementForm } from './AnnouncementForm.tsx';

export type AnnouncementPanelProps = {
  id: string;
  onDone: () => void;
  onClose: () => void;
  onDirty: () => void;
};

/** Writes an announcement, or changes one and takes it back. */
export function AnnouncementPanel({ id, onDone, onClose, onDirty }: AnnouncementPanelProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const isNew = id === NEW;
  const query = useQuery({ ...announcementQuery(api, id), enabled: !isNew });
  const isRecalled = query.data?.recalledAt !== undefined;
  const title = isNew
    ? i18n._({ id: 'operator.announcement.new', message: '写公告' })
    : i18n._({ id: 'operator.announcement', message: '公告' });
  return (
    <DetailPanel
      title={title}
      onClose={onClose}
      foot={
        query.data && (
          <RowAction
            label={
              isRecalled
                ? i18n._({ id: 'operator.announcement.showAgain', message: '重新展示' })
                : i18n._({ id: 'operator.announcement.recall', message: '撤回' })
            }
            asks={[['queryOperatorAnnouncementPage'], ['announcement', id]]}
            said={
              isRecalled
                ? i18n._({ id: 'operator.announcement.shownAgain', message: '公告已重新展示' })
                : i18n._({ id: 'operator.announcement.recalledNow', message: '公告已在所有页面撤回' })
            }
            {...(!isRecalled && {
              question: {
                title: i18n._({ id: 'operator.announcement.recallTitle', message: '撤回这条公告？' }),
                message: i18n._({
                  id: 'operator.announcement.recallText',
                  message: '打开的页面会立即不再显示，之后可以重新展示。',
                }),
              },
            })}
            run={() => api.recallOperatorAnnouncement({ id, isRecalled: !isRecalled })}
          />
        )
      }
    >
      {isNew ? (
        <AnnouncementForm onDone={onDone} onDirty={onDirty} />
      ) : (
        <QueryStates isRecord query={query}>
          {(announcement) => (
            <AnnouncementForm announcement={announcement} onDone={onDone} onDirty={onDirty} />
          )}
        </QueryStates>
      )}
    </DetailPanel>
  );
}
