import { useLingui } from '@lingui/react';
import type { HelpFolder } from '@portal/api-client/contract';
import { Icon } from '@portal/ui';
import { useState } from 'react';
import classes from './HelpPage.module.css';

export type HelpTreeProps = {
  folders: readonly HelpFolder[];
  openId: string | undefined;
  onOpen: (docId: string) => void;
};

/** The folders with their documents; a folder folds away what is in it. */
export function HelpTree({ folders, openId, onOpen }: HelpTreeProps) {
  const { i18n } = useLingui();
  const [closed, setClosed] = useState<readonly string[]>([]);
  return (
    <nav aria-label={i18n._({ id: 'sso.help.tree', message: '目录' })}>
      <ul className={classes.tree}>
        {folders.map(({ folderId, title, documents }) => {
          const isOpen = !closed.includes(folderId);
          const toggle = () =>
            setClosed(isOpen ? [...closed, folderId] : closed.filter((id) => id !== folderId));
          return (
            <li key={folderId}>
              <button type="button" className={classes.folder} aria-expanded={isOpen} onClick={toggle}>
                <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
                {title}
              </button>
              {isOpen && (
                <ul className={classes.documents}>
                  {documents.map((document) => (
                    <li key={document.docId}>
                      <button
                        type="button"
                        className={classes.entry}
                        aria-current={document.docId === openId ? 'page' : undefined}
                        onClick={() => onOpen(document.docId)}
                      >
                        {document.title}
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
