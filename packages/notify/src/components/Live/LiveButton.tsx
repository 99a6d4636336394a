import { useLingui } from '@lingui/react';
import { IconButton } from '@portal/ui';
import { useBroadcast } from '../../react/useBroadcast.ts';
import { useOpenBroadcast } from '../../react/useOpenBroadcast.ts';
import classes from './Live.module.css';

/** The way to the broadcast; there only while there is one. */
export function LiveButton() {
  const { i18n } = useLingui();
  const { broadcast } = useBroadcast();
  const open = useOpenBroadcast();
  if (!broadcast) return null;
  return (
    <span className={classes.button}>
      <IconButton
        icon="device"
        label={i18n._({ id: 'notify.live', message: '直播' })}
        onClick={() => open(broadcast.liveId)}
      />
      <span className={classes.dot} aria-hidden />
    </span>
  );
}
