import { Trans, useLingui } from '@lingui/react';
import { ActionButton } from '@portal/ui';
import { useEffect, useState } from 'react';
import { ASSISTANT } from '../../core/constants.ts';
import { useTyping } from '../Typing/useTyping.ts';
import classes from './Message.module.css';

export type ReasonFormProps = {
  /** What was said before. */
  reason: string;
  /** Resolves with whether it was kept. */
  onSend: (reason: string) => Promise<boolean>;
  onClose: () => void;
};

/** Why an answer did not help, for those who like to say; what could not be sent stays in the field. */
export function ReasonForm({ reason, onSend, onClose }: ReasonFormProps) {
  const { i18n } = useLingui();
  const [text, setText] = useState(reason);
  const [isSending, setIsSending] = useState(false);
  const canSend = !isSending && text.trim() !== '' && text.trim() !== reason;
  const typing = useTyping<HTMLTextAreaElement>({
    value: text,
    onChange: setText,
    onEnter: () => void send(),
    onEscape: onClose,
  });
  useEffect(() => typing.ref.current?.focus(), [typing.ref]);
  const label = i18n._({ id: 'ai.rate.reason', message: '哪里没有帮助？（选填）' });
  return (
    <form
      className={classes.reason}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <textarea
        {...typing}
        className="portal-field"
        rows={2}
        maxLength={ASSISTANT.feedbackReasonMax}
        readOnly={isSending}
        aria-label={label}
        placeholder={label}
      />
      <div className={classes.endActions}>
        <ActionButton type="submit" disabled={!canSend}>
          <Trans id="ai.rate.send" message="提交" />
        </ActionButton>
        <ActionButton onClick={onClose}>
          <Trans id="ai.rate.skip" message="不填写" />
        </ActionButton>
      </div>
    </form>
  );

  async function send(): Promise<void> {
    if (!canSend) return;
    setIsSending(true);
    const isKept = await onSend(text.trim());
    setIsSending(false);
    if (isKept) onClose();
  }
}
