import { useLingui } from '@lingui/react';
import { IconButton } from '@portal/ui';
import { type ReactNode, type Ref, useImperativeHandle, useState } from 'react';
import { ASSISTANT } from '../../core/constants.ts';
import type { Model, Quota } from '../../core/entities.ts';
import type { Quote } from '../../core/types.ts';
import { useTyping } from '../Typing/useTyping.ts';
import { Attachments } from './Attachments.tsx';
import classes from './Composer.module.css';
import { ComposerTools } from './ComposerTools.tsx';
import { filesOf } from './filesOf.ts';
import type { PendingImage } from './images.ts';
import { QuotaLine } from './QuotaLine.tsx';

/** The page in front, as it is offered with a question. */
type PageOffer = { title: string; isIncluded: boolean; onToggle: (isIncluded: boolean) => void };

export type ComposerHandle = { focus: () => void };

export type ComposerProps = {
  ref?: Ref<ComposerHandle>;
  text: string;
  onTextChange: (text: string) => void;
  onSend: () => void;
  /** Ends the answer under way; given while there is one. */
  onStop?: () => void;
  /** A question is on its way: nothing can be typed or sent. @default false */
  isLoading?: boolean;
  /** Why nothing can be sent now, in a sentence. */
  blocked?: ReactNode;
  quotes: readonly Quote[];
  onRemoveQuote: (messageId: string) => void;
  images: readonly PendingImage[];
  /** Takes pictures from the button, the clipboard or a drop; without it there are none. */
  onAddImages?: (files: File[]) => void;
  onRemoveImage: (id: string) => void;
  page?: PageOffer;
  /** The question that is being edited, with the way out. */
  editing?: { onCancel: () => void };
  models: readonly Model[];
  modelId: string;
  onModelChange?: (modelId: string) => void;
  onClearContext: () => void;
  onScreenshot?: () => void;
  /** Prompts and templates to begin with. */
  templates: readonly { id: string; title: string; content: string }[];
  quota?: Quota;
  isQuotaExempt?: boolean;
  /** The last own question, for the arrow up in an empty field. */
  lastQuestion?: string;
};

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
