import { useLingui } from '@lingui/react';
import type { HelpFolder } from '@portal/api-client/contract';
import { EmptyState } from '@portal/ui';
import classes from './HelpPage.module.css';

export type HelpWelcomeProps = { folders: readonly HelpFolder[]; onOpen: (docId: string) => void };

const MAX_SHOWN = 4;

/** Where the help centre begins: what each folder has. */
export function HelpWelcome({ folders, onOpen }: HelpWelcomeProps) {
  const { i18n } = useLingui();
  if (folders.length === 0)
    return <EmptyState icon="file" title={i18n._({ id: 'sso.help.empty', message: '还没有帮助文档' })} />;
  return (
    <>
      <p className={classes.lead}>
        {i18n._({ id: 'sso.help.lead', message: '搜索您的问题，或从下面的主题开始。' })}
      </p>
      <div className={classes.cards}>
        {folders.map(({ folderId, title, documents }) => (
          <section key={folderId} className={classes.card} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {documents.slice(0, MAX_SHOWN).map((document) => (
                <li key={document.docId}>
                  <button type="button" className={classes.link} onClick={() => onOpen(document.docId)}>
                    {document.title}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
