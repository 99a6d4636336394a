import { Trans } from '@lingui/react';
import { ActionButton, Icon } from '@portal/ui';
import { useAssistantState } from '../../react/useAssistantState.ts';
import classes from './Chat.module.css';

/**
 * Says that the connection is broken until it is back, over the place to write, which stays where it is; what is there can
 * still be read and copied.
 */
export function ReconnectMask({ onReconnect }: { onReconnect: () => void }) {
  const link = useAssistantState((state) => state.link);
  const isLost = useAssistantState((state) => state.isLost);
  if (!isLost) return null;
  return (
    <div className={classes.mask} role="alert">
      <Icon name="warning" size={16} />
      <Trans id="ai.mask" message="通信连接已断开" />
      {link !== 'failed' && (
        <span className={classes.maskNote}>
          <Trans id="ai.mask.trying" message="正在尝试恢复" />
        </span>
      )}
      <ActionButton icon="refresh" onClick={onReconnect}>
        <Trans id="ai.mask.reconnect" message="重新连接" />
      </ActionButton>
    </div>
  );
}
