import { useLingui } from '@lingui/react';
import { IconButton } from '@portal/ui';
import { useImperativeHandle, useState } from 'react';
import { ASSISTANT } from '../../core/constants.ts';
import { useTyping } from '../Typing/useTyping.ts';
import { Attachments } from './Attachments.tsx';
import classes from './Composer.module.css';
import type { ComposerProps } from './ComposerProps.ts';
import { ComposerTools } from './ComposerTools.tsx';
import { filesOf } from './filesOf.ts';
import { QuotaLine } from './QuotaLine.tsx';

/** Where a question is written: with quotes, pictures, the page in front, the model and what is left for today. */
export function Composer(props: ComposerProps) {
  const { ref, text, onTextChange, onSend, onStop, isLoading = false, blocked, quota, onAddImages } = props;
  const { i18n } = useLingui();
  const [isDropTarget, setIsDropTarget] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const isUploading = props.images.some(({ status }) => status === 'uploading');
  const canSend = !isLoading && !onStop && !blocked && !isUploading && text.trim() !== '';
  const typing = useTyping<HTMLTextAreaElement>({
    value: text,
    onChange: onTextChange,
    onEnter: () => {
      // Whether it may go out now is decided, and said, by the assistant.
      if (!isLoading && text.trim() !== '') onSend();
    },
    ...(onStop && { onEscape: onStop }),
    onKey: (event) => {
      if (event.currentTarget.value !== '') return;
      if (event.key === 'ArrowUp' && props.lastQuestion) onTextChange(props.lastQuestion);
      else if (event.key === '/' && props.templates.length > 0) setIsChoosing(true);
      else return;
      event.preventDefault();
    },
  });
  useImperativeHandle(ref, () => ({ focus: () => typing.ref.current?.focus() }), [typing.ref]);
  return (
    <form
      className={classes.composer}
      data-drop={isDropTarget || undefined}
      aria-label={i18n._({ id: 'ai.composer', message: '提问' })}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSend();
      }}
      onPaste={(event) => take(filesOf(event.clipboardData), event)}
      onDragOver={(event) => {
        if (!onAddImages || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsDropTarget(true);
      }}
      onDragLeave={() => setIsDropTarget(false)}
      onDrop={(event) => {
        setIsDropTarget(false);
        take(filesOf(event.dataTransfer), event);
      }}
    >
      <div className={classes.box} data-disabled={isLoading || undefined}>
        <Attachments {...props} />
        <textarea
          {...typing}
          className={classes.field}
          rows={ASSISTANT.textareaRows.min}
          readOnly={isLoading}
          aria-disabled={isLoading}
          aria-busy={isLoading}
          aria-label={i18n._({ id: 'ai.composer.field', message: '输入问题' })}
          placeholder={i18n._({
            id: 'ai.composer.placeholder',
            message: '请输入问题，Enter 发送，Shift+Enter 换行',
          })}
        />
        <div className={classes.bar}>
          <ComposerTools
            {...props}
            isChoosing={isChoosing}
            onChoosingChange={setIsChoosing}
            onFill={(template) => {
              onTextChange(template);
              typing.ref.current?.focus();
            }}
          />
          {onStop ? (
            <IconButton
              className={classes.stop}
              icon="stop"
              size="large"
              label={i18n._({ id: 'ai.stop', message: '停止生成' })}
              onClick={onStop}
            />
          ) : (
            <IconButton
              className={classes.send}
              icon="send"
              size="large"
              label={i18n._({ id: 'ai.send', message: '发送' })}
              disabled={!canSend}
              onClick={onSend}
            />
          )}
        </div>
      </div>
      <div className={classes.foot}>
        {blocked ? (
          <p className={classes.blocked} role="status">
            {blocked}
          </p>
        ) : (
          <span />
        )}
        {quota && <QuotaLine quota={quota} isExempt={props.isQuotaExempt} />}
      </div>
    </form>
  );

  function take(files: File[], event: { preventDefault: () => void }): void {
    if (files.length === 0 || !onAddImages) return;
    event.preventDefault();
    onAddImages(files);
  }
}
