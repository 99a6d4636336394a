import { Trans, useLingui } from '@lingui/react';
import { EmptyState, ErrorState, LoadingState, useFormatters } from '@portal/ui';
import { withoutMarks } from '../../core/withoutMarks.ts';
import type { SearchHit } from '../../runtime/types.ts';
import classes from './Sessions.module.css';
import { splitByWords } from './splitByWords.ts';

export type SearchHitsProps = {
  words: string;
  /** Undefined while the search is under way. */
  hits: readonly SearchHit[] | undefined;
  isFailed?: boolean;
  onRetry: () => void;
  now: number;
  onOpen: (hit: SearchHit) => void;
};

/** What a search in all conversations found. */
export function SearchHits({ words, hits, isFailed, onRetry, now, onOpen }: SearchHitsProps) {
  const { i18n } = useLingui();
  const { relative } = useFormatters();
  if (isFailed) return <ErrorState onRetry={onRetry} />;
  if (!hits) return <LoadingState rows={4} />;
  if (hits.length === 0)
    return (
      <EmptyState
        icon="search"
        title={i18n._({ id: 'ai.search.none', message: '没有找到相关内容' })}
        text={i18n._({ id: 'ai.search.noneText', message: '请换一个词，或缩短一些再试。' })}
      />
    );
  return (
    <>
      <p className={classes.count} role="status">
        <Trans id="ai.search.count" message="找到 {count} 条" values={{ count: hits.length }} />
      </p>
      <ul className={classes.list}>
        {hits.map((hit) => (
          <li key={`${hit.message_id}-${hit.title}`}>
            <button type="button" className={classes.hit} onClick={() => onOpen(hit)}>
              <span className={classes.hitTitle}>
                <span className={classes.text}>{hit.title}</span>
                <span className={classes.time}>{relative(hit.created_at, now)}</span>
              </span>
              <span className={classes.excerpt}>
                {splitByWords(withoutMarks(hit.excerpt), words).map(({ text, isHit }, index) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text is its place
                  isHit ? <mark key={index}>{text}</mark> : text,
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
