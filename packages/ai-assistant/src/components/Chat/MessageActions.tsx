import { useLingui } from '@lingui/react';
import { IconButton } from '@portal/ui';
import classes from './Message.module.css';

/** The versions of one place in the conversation. */
type VersionSwitchProps = { index: number; count: number; onChoose: (index: number) => void };

export type MessageActionsProps = {
  onCopy: () => void;
  onQuote: () => void;
  /** Only of answers. */
  onRegenerate?: () => void;
  /** Only of the last own question. */
  onEdit?: () => void;
  rating?: -1 | 0 | 1 | undefined;
  onRate?: (value: -1 | 0 | 1) => void;
  versions?: VersionSwitchProps | undefined;
};

/** What can be done with a message. */
export function MessageActions(props: MessageActionsProps) {
  const { onCopy, onQuote, onRegenerate, onEdit, rating = 0, onRate, versions } = props;
  const { i18n } = useLingui();
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields
    <div
      className={classes.actions}
      role="group"
      aria-label={i18n._({ id: 'ai.actions', message: '消息操作' })}
    >
      {versions && <VersionSwitch {...versions} />}
      <IconButton
        icon="copy"
        size="small"
        label={i18n._({ id: 'ai.copy', message: '复制' })}
        onClick={onCopy}
      />
      <IconButton
        icon="quote"
        size="small"
        label={i18n._({ id: 'ai.quote', message: '引用' })}
        onClick={onQuote}
      />
      {onEdit && (
        <IconButton
          icon="edit"
          size="small"
          label={i18n._({ id: 'ai.edit', message: '修改后重新提问' })}
          onClick={onEdit}
        />
      )}
      {onRegenerate && (
        <IconButton
          icon="refresh"
          size="small"
          label={i18n._({ id: 'ai.regenerate', message: '重新生成' })}
          onClick={onRegenerate}
        />
      )}
      {onRate && (
        <>
          <IconButton
            icon="thumb-up"
            size="small"
            aria-pressed={rating === 1}
            label={i18n._({ id: 'ai.rate.good', message: '有帮助' })}
            onClick={() => onRate(rating === 1 ? 0 : 1)}
          />
          <IconButton
            icon="thumb-down"
            size="small"
            aria-pressed={rating === -1}
            label={i18n._({ id: 'ai.rate.bad', message: '没有帮助' })}
            onClick={() => onRate(rating === -1 ? 0 : -1)}
          />
        </>
      )}
    </div>
  );
}

function VersionSwitch({ index, count, onChoose }: VersionSwitchProps) {
  const { i18n } = useLingui();
  return (
    <span className={classes.versions}>
      <IconButton
        icon="chevron-left"
        size="small"
        label={i18n._({ id: 'ai.version.previous', message: '上一个版本' })}
        disabled={index === 0}
        onClick={() => onChoose(index - 1)}
      />
      <span>
        {index + 1}/{count}
      </span>
      <IconButton
        icon="chevron-right"
        size="small"
        label={i18n._({ id: 'ai.version.next', message: '下一个版本' })}
        disabled={index === count - 1}
        onClick={() => onChoose(index + 1)}
      />
    </span>
  );
}
