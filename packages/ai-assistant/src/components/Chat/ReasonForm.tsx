import { Trans, useLingui } from '@lingui/react';
import { ActionButton } from '@portal/ui';
import { useEffect, useState } from 'react';
import { ASSISTANT } from '../../core/constants.ts';
import { useTyping } from '../Typing/useTyping.ts';
import classes from './Message.module.css';
import own from './ReasonForm.module.css';

export type ReasonFormProps = {
  /** What was said before. */
  reason: string;
  choices?: readonly string[] | undefined;
  /** Resolves with whether it was kept. */
  onSend: (why: { reason: string; choices: string[] }) => Promise<boolean>;
  onClose: () => void;
};

const NONE: readonly string[] = [];
const WHYS = {
  figures: /* i18n */ { id: 'ai.rate.why.figures', message: '数字不对' },
  misread: /* i18n */ { id: 'ai.rate.why.misread', message: '没有理解我的问题' },
  incomplete: /* i18n */ { id: 'ai.rate.why.incomplete', message: '不完整' },
  useless: /* i18n */ { id: 'ai.rate.why.useless', message: '对我没有用' },
};

/** Why an answer did not help, for those who like to say; what could not be sent stays in the field. */
export function ReasonForm({ reason, choices = NONE, onSend, onClose }: ReasonFormProps) {
  const { i18n } = useLingui();
  const [text, setText] = useState(reason);
  const [chosen, setChosen] = useState([...choices]);
  const [isSending, setIsSending] = useState(false);
  const isSaid = text.trim() !== '' || chosen.length > 0;
  const isNew = text.trim() !== reason || [...chosen].sort().join() !== [...choices].sort().join();
  const canSend = !isSending && isSaid && isNew;
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own */}
      <div
        className={own.whys}
        role="group"
        aria-label={i18n._({ id: 'ai.rate.why', message: '原因（可多选）' })}
      >
        {ASSISTANT.feedbackChoices.map((choice) => (
          <button
            key={choice}
            type="button"
            className={own.why}
            aria-pressed={chosen.includes(choice)}
            disabled={isSending}
            onClick={() =>
              setChosen((all) =>
                all.includes(choice) ? all.filter((one) => one !== choice) : [...all, choice],
              )
            }
          >
            {i18n._(WHYS[choice])}
          </button>
        ))}
      </div>
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
    const isKept = await onSend({ reason: text.trim(), choices: chosen });
    setIsSending(false);
    if (isKept) onClose();
  }
}
