import { Trans, useLingui } from '@lingui/react';
import { Avatar, Icon, useFormatters } from '@portal/ui';
import { memo, type ReactNode } from 'react';
import type { ChatMessage } from '../../core/entities.ts';
import classes from './Message.module.css';

export type MessageProps = {
  message: ChatMessage;
  /** The words of the message, drawn by whoever knows how. */
  children: ReactNode;
  /** Says who wrote a question: in team topics. @default false */
  showsAuthor?: boolean;
  /** Above the words, such as what a model thought. */
  before?: ReactNode;
  /** Below the words: how an answer ended, what can be done with it. */
  after?: ReactNode;
  /** An answer of which more may come. @default false */
  isBusy?: boolean;
  /** Letters still appear: what can be done with it waits, at its place. @default false */
  isRevealing?: boolean;
  /** Base address of pictures that are named by a path. @default the page's own origin */
  pictureBase?: string | undefined;
  /** The reader was led here: it is marked for a moment. @default false */
  isFound?: boolean;
};

/** One message: a question at the right, an answer over the whole width, or the line below which all is forgotten. */
export const Message = memo(function Message(props: MessageProps) {
  const {
    message,
    children,
    showsAuthor = false,
    before,
    after,
    isBusy = false,
    isRevealing,
    isFound,
    pictureBase = '',
  } = props;
  const { i18n } = useLingui();
  const { time, dateTime } = useFormatters();
  const { source, user_name, user_id, created_at, images = [], message_id } = message;
  if (source === 3)
    return (
      // biome-ignore lint/a11y/useSemanticElements: the line has words in it
      <div className={classes.divider} role="separator" id={`ai-${message_id}`}>
        <span>
          <Trans id="ai.divider" message="以上内容不再作为上下文" />
        </span>
      </div>
    );
  const isQuestion = source === 1;
  const name = isQuestion
    ? i18n._({
        id: 'ai.message.of',
        message: '{name} 的提问',
        values: { name: user_name || i18n._({ id: 'ai.me', message: '我' }) },
      })
    : i18n._({ id: 'ai.message.answer', message: '助手的回答' });
  return (
    <article
      className={classes.message}
      id={`ai-${message_id}`}
      data-source={source}
      data-found={isFound || undefined}
      data-revealing={isRevealing || undefined}
      aria-label={name}
      aria-busy={isBusy}
      tabIndex={-1}
    >
      {isQuestion && showsAuthor && (
        <header className={classes.author}>
          <span>{user_name}</span>
          <Avatar userId={user_id ?? user_name} name={user_name} size="small" decorative />
        </header>
      )}
      {!isQuestion && (
        <span className={classes.mark} aria-hidden>
          <Icon name="sparkles" size={16} />
        </span>
      )}
      <div className={classes.body}>
        {before}
        {images.length > 0 && (
          <div className={classes.pictures}>
            {images
              .map((image) => (image.startsWith('/') ? pictureBase + image : image))
              .map((address) => (
                <a key={address} href={address} target="_blank" rel="noopener noreferrer">
                  <img src={address} alt={i18n._({ id: 'ai.message.image', message: '问题附带的图片' })} />
                </a>
              ))}
          </div>
        )}
        {children}
        {isQuestion ? (
          <footer className={classes.questionFoot}>
            {after}
            {created_at && (
              <time className={classes.time} dateTime={created_at} title={dateTime(created_at)}>
                {time(created_at)}
              </time>
            )}
          </footer>
        ) : (
          after
        )}
      </div>
    </article>
  );
});
