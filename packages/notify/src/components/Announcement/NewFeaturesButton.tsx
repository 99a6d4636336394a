import { useLingui } from '@lingui/react';
import type { Announcement } from '@portal/api-client/contract';
import { IconButton, latePart } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNews } from '../../react/NewsContext.ts';
import { newsQueries } from '../../react/newsQueries.ts';

const AnnouncementModal = latePart(async () => (await import('./AnnouncementModal.tsx')).AnnouncementModal);

/** Opens the latest release of the system. */
export function NewFeaturesButton() {
  const { i18n } = useLingui();
  const { api, systemCode, toasts } = useNews();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [shown, setShown] = useState<Announcement>();
  const open = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const latest = await queryClient.fetchQuery(newsQueries(api).release(systemCode, i18n.locale));
      if (latest) setShown(latest);
      else {
        toasts.show({
          id: 'no-release',
          title: i18n._({ id: 'notify.release.none', message: '暂无新功能公告' }),
        });
      }
    } catch {
      toasts.show({
        id: 'no-release',
        tone: 'warning',
        title: i18n._({ id: 'notify.release.failed', message: '新功能公告没有加载出来，请稍后重试' }),
      });
    }
    setIsBusy(false);
  };
  return (
    <>
      <IconButton
        icon="gift"
        label={i18n._({ id: 'notify.release', message: '新功能' })}
        aria-busy={isBusy}
        onClick={() => void open()}
      />
      {shown && <AnnouncementModal announcement={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
