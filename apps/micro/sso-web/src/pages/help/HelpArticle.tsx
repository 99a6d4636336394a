import { useLingui } from '@lingui/react';
import type { HelpFolder } from '@portal/api-client/contract';
import { useGuest } from '@portal/embed/react-guest';
import { SafeHtml } from '@portal/notify/news';
import { EmptyState, useFormatters } from '@portal/ui';
import { QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../useApi.ts';
import classes from './HelpPage.module.css';
import { helpDocumentQuery } from './helpQueries.ts';

export type HelpArticleProps = {
  docId: string;
  folders: readonly HelpFolder[];
  onOpen: (docId: string) => void;
};

/** One document, sanitised, and the others of its folder. */
export function HelpArticle({ docId, folders, onOpen }: HelpArticleProps) {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const format = useFormatters();
  const isValid = docId !== 'invalid';
  const document = useQuery({ ...helpDocumentQuery(useApi(), locale, docId), enabled: isValid });
  if (!isValid)
    return (
      <EmptyState
        icon="search"
        title={i18n._({ id: 'sso.help.wrongAddress', message: '这个地址没有对应的帮助文档' })}
        text={i18n._({ id: 'sso.help.noneText', message: '请换个说法，或从左侧目录查找。' })}
      />
    );
  return (
    <QueryStates isRecord query={document}>
      {({ title, folderId, folderTitle, content, updatedAt }) => {
        const others = folders
          .find((folder) => folder.folderId === folderId)
          ?.documents.filter((entry) => entry.docId !== docId);
        const related = i18n._({ id: 'sso.help.related', message: '相关文档' });
        return (
          <article className={classes.article}>
            <p className={classes.meta}>{folderTitle}</p>
            <h2 className={classes.heading}>{title}</h2>
            <p className={classes.meta}>
              {i18n._({
                id: 'sso.help.updated',
                message: '更新于 {date}',
                values: { date: format.date(updatedAt) },
              })}
            </p>
            <SafeHtml html={content ?? ''} />
            {others && others.length > 0 && (
              <nav className={classes.related} aria-label={related}>
                <h3>{related}</h3>
                <ul>
                  {others.map((entry) => (
                    <li key={entry.docId}>
                      <button type="button" className={classes.link} onClick={() => onOpen(entry.docId)}>
                        {entry.title}
                      </button>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </article>
        );
      }}
    </QueryStates>
  );
}
