import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { EmptyState } from '@portal/ui';
import { QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../useApi.ts';
import classes from './HelpPage.module.css';
import { helpSearchQuery } from './helpQueries.ts';

export type HelpResultsProps = { keyword: string; onOpen: (docId: string) => void };

/** The documents that answer a question, with the words that do. */
export function HelpResults({ keyword, onOpen }: HelpResultsProps) {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const found = useQuery(helpSearchQuery(useApi(), locale, keyword));
  return (
    <QueryStates query={found} rows={6}>
      {(hits) => (
        <>
          <p className={classes.lead} role="status">
            {i18n._({
              id: 'sso.help.found',
              message: '{count, plural, other {找到 # 篇与“{keyword}”相关的文档}}',
              values: { count: hits.length, keyword },
            })}
          </p>
          {hits.length === 0 ? (
            <EmptyState
              icon="search"
              title={i18n._({ id: 'sso.help.none', message: '没有找到相关的文档' })}
              text={i18n._({ id: 'sso.help.noneText', message: '请换个说法，或从左侧目录查找。' })}
            />
          ) : (
            <ol className={classes.hits} aria-busy={found.isPlaceholderData}>
              {hits.map(({ docId, title, folderTitle, excerpt }) => (
                <li key={docId}>
                  <button type="button" className={classes.hit} onClick={() => onOpen(docId)}>
                    <span className={classes.hitTitle}>{title}</span>
                    <span className={classes.meta}>{folderTitle}</span>
                    <span className={classes.excerpt}>{excerpt}</span>
                  </button>
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </QueryStates>
  );
}
