import { useLingui } from '@lingui/react';
import { ActionButton, useFeedback, useFormatters } from '@portal/ui';
import { CellValue, regionName, type TypedRow } from '@portal/ui/table';
import { type FormEvent, useId, useState } from 'react';
import classes from './ReviewDetail.module.css';

export type ReviewDetailProps = {
  row: TypedRow;
  onDirty: (isDirty: boolean) => void;
  onAnswer: (text: string) => Promise<void>;
};

/** A review in full, and the answer to it. */
export function ReviewDetail({ row, onDirty, onAnswer }: ReviewDetailProps) {
  const { i18n } = useLingui();
  const { toasts } = useFeedback();
  const format = useFormatters();
  const id = useId();
  const [text, setText] = useState(String(row.reply ?? ''));
  const [isSending, setIsSending] = useState(false);
  const isChanged = text.trim() !== '' && text !== (row.reply ?? '');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || !isChanged) return;
    setIsSending(true);
    await onAnswer(text.trim()).catch(() =>
      toasts.show({
        tone: 'warning',
        title: i18n._({ id: 'amazon.review.failed', message: '没有发布成功，请稍后再试' }),
      }),
    );
    setIsSending(false);
  };
  return (
    <>
      <p className={classes.head}>
        <CellValue value={row.stars} type="rating" /> · {row.author} ·{' '}
        {regionName(String(row.marketplace), i18n.locale)}
      </p>
      <blockquote className={classes.body}>{row.body}</blockquote>
      <p className={classes.meta}>
        {row.productName}
        <br />
        {format.dateTime(String(row.reviewedAt))}
      </p>
      <form className={classes.form} onSubmit={send}>
        <label htmlFor={id}>{i18n._({ id: 'amazon.review.answer', message: '回复买家' })}</label>
        <textarea
          id={id}
          className="portal-field"
          rows={5}
          maxLength={1_000}
          value={text}
          disabled={isSending}
          onChange={({ target }) => {
            setText(target.value);
            onDirty(target.value.trim() !== '' && target.value !== (row.reply ?? ''));
          }}
          onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
            if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
          }}
        />
        <ActionButton type="submit" isPrimary disabled={!isChanged || isSending} aria-busy={isSending}>
          {i18n._({ id: 'amazon.review.send', message: '发布回复' })}
        </ActionButton>
      </form>
    </>
  );
}
