import { Trans, useLingui } from '@lingui/react';
import { Icon, IconButton } from '@portal/ui';
import { withoutMarks } from '../../core/withoutMarks.ts';
import classes from './Composer.module.css';
import type { ComposerProps } from './ComposerProps.ts';

type AttachmentsProps = Pick<
  ComposerProps,
  'quotes' | 'onRemoveQuote' | 'images' | 'onRemoveImage' | 'page' | 'editing'
>;

/** What goes out beside the text: the question that is edited, quotes, pictures, the page in front. */
export function Attachments({
  quotes,
  onRemoveQuote,
  images,
  onRemoveImage,
  page,
  editing,
}: AttachmentsProps) {
  const { i18n } = useLingui();
  return (
    <>
      {editing && (
        <div className={classes.editing}>
          <Icon name="edit" size={14} />
          <span>
            <Trans id="ai.edit.now" message="正在修改上一个问题，发送后会生成新的版本" />
          </span>
          <button type="button" className={classes.link} onClick={editing.onCancel}>
            <Trans id="ai.edit.cancel" message="取消修改" />
          </button>
        </div>
      )}
      {quotes.length > 0 && (
        <ul className={classes.quotes} aria-label={i18n._({ id: 'ai.quotes', message: '引用' })}>
          {quotes.map(({ message_id, content, user_name }) => (
            <li key={message_id} className={classes.quote}>
              <Icon name="quote" size={14} />
              <p className={classes.quoteText}>
                {user_name && <b>{user_name}: </b>}
                {withoutMarks(content)}
              </p>
              <IconButton
                icon="close"
                size="small"
                label={i18n._({ id: 'ai.quote.remove', message: '移除引用' })}
                onClick={() => onRemoveQuote(message_id)}
              />
            </li>
          ))}
        </ul>
      )}
      {images.length > 0 && (
        <ul className={classes.images} aria-label={i18n._({ id: 'ai.images', message: '图片' })}>
          {images.map(({ id, name, preview, status }) => (
            <li key={id} className={classes.image} data-status={status} aria-busy={status === 'uploading'}>
              <img src={preview} alt={name} />
              <IconButton
                className={classes.imageRemove}
                icon="close"
                size="small"
                label={i18n._({ id: 'ai.image.remove', message: '移除图片 {name}', values: { name } })}
                onClick={() => onRemoveImage(id)}
              />
              {status === 'failed' && (
                <span className={classes.imageProblem} role="alert">
                  <Trans id="ai.image.failed" message="上传失败" />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {page && (
        <label className={classes.page} data-included={page.isIncluded || undefined}>
          <input
            type="checkbox"
            checked={page.isIncluded}
            onChange={(event) => page.onToggle(event.target.checked)}
          />
          <span>
            <Trans id="ai.page.include" message="附上当前页面：{title}" values={{ title: page.title }} />
          </span>
        </label>
      )}
    </>
  );
}
