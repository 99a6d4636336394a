import { useLingui } from '@lingui/react';
import { randomId } from '@portal/api-client/session';
import { askAnew } from '@portal/embed/react-queries';
import { ActionButton } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useApi } from '../../useApi.ts';
import classes from './inbox.module.css';
import { INBOX_KEY, type OpenThread } from './queries.ts';
import { TemplateMenu } from './TemplateMenu.tsx';
import { useReplyDraft } from './useReplyDraft.ts';

export type ReplyBoxProps = { answer: OpenThread };

/** The box for the answer: a draft is kept while it is written, and what cannot be sent stays in it. */
export function ReplyBox({ answer: { thread, messages, draft, canSend } }: ReplyBoxProps) {
  const { i18n } = useLingui();
  const id = useId();
  const api = useApi();
  const client = useQueryClient();
  const { threadId, language } = thread;
  const { text, setText, isUnsaved, clear } = useReplyDraft(threadId, draft);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  // The same text keeps its key: however often it is sent, the buyer gets it once.
  const attempt = useRef<{ text: string; workId: string }>(undefined);
  const isBusy = useRef(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy.current || !canSend || text.trim() === '') return;
    isBusy.current = true;
    setIsSending(true);
    setProblem(undefined);
    if (attempt.current?.text !== text) attempt.current = { text, workId: randomId() };
    const { workId } = attempt.current;
    try {
      const lastMessageId = messages.at(-1)?.messageId ?? '';
      await api.replyToThread({ threadId, workId, text, lastMessageId });
      attempt.current = undefined;
      clear();
    } catch (error) {
      const { serverMessage } = error as { serverMessage?: string };
      setProblem(
        serverMessage ||
          i18n._({ id: 'scm.inbox.failed', message: '没有发送成功，内容仍在这里，请稍后再试' }),
      );
    }
    await askAnew(client, INBOX_KEY);
    isBusy.current = false;
    setIsSending(false);
  };
  return (
    <form className={classes.reply} onSubmit={send}>
      <div className={classes.line}>
        <label htmlFor={id}>{i18n._({ id: 'scm.inbox.reply', message: '回复买家' })}</label>
        <TemplateMenu
          threadId={threadId}
          onChoose={(chosen) => setText(text.trim() === '' ? chosen : `${text.trimEnd()}\n${chosen}`)}
        />
      </div>
      <textarea
        id={id}
        className="portal-field"
        rows={4}
        maxLength={2_000}
        lang={language}
        value={text}
        readOnly={isSending}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
        }}
      />
      <div role="alert" id={`${id}-problem`} className={classes.problem}>
        {problem}
      </div>
      <div className={classes.line}>
        <span className={classes.kept} aria-live="polite">
          {text !== '' &&
            (isUnsaved
              ? i18n._({ id: 'scm.inbox.saving', message: '正在存为草稿…' })
              : i18n._({ id: 'scm.inbox.kept', message: '已存为草稿' }))}
        </span>
        <ActionButton
          type="submit"
          isPrimary
          disabled={!canSend || isSending || text.trim() === ''}
          aria-busy={isSending}
        >
          {i18n._({ id: 'scm.inbox.send', message: '发送回复' })}
        </ActionButton>
      </div>
      {!canSend && (
        <p className={classes.kept}>
          {i18n._({
            id: 'scm.inbox.cannotSend',
            message: '尚未连接可以发送消息的平台，回复无法从这里发出。写下的内容会存为草稿。',
          })}
        </p>
      )}
    </form>
  );
}
