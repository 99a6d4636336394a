import { useLingui } from '@lingui/react';
import { useGuest, usePageTitle, usePanePath } from '@portal/embed/react-guest';
import { QueryStates, SearchField } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { pathWith } from '../../components/pathWith.ts';
import { useApi } from '../../useApi.ts';
import { docIdOf } from './docIdOf.ts';
import { HelpArticle } from './HelpArticle.tsx';
import classes from './HelpPage.module.css';
import { HelpResults } from './HelpResults.tsx';
import { HelpTree } from './HelpTree.tsx';
import { HelpWelcome } from './HelpWelcome.tsx';
import { helpTreeQuery } from './helpQueries.ts';

const HELP = '/company/helper/center';

/** The help centre: folders beside the document that the address names, a search above them. */
export function HelpPage() {
  const { i18n } = useLingui();
  const { history, locale } = useGuest();
  const path = usePanePath();
  const docId = docIdOf(path);
  const keyword = new URLSearchParams(path.split('?')[1]).get('q')?.trim().slice(0, 100) ?? '';
  const tree = useQuery(helpTreeQuery(useApi(), locale));
  const title = i18n._({ id: 'sso.help', message: '帮助中心' });
  const opened = tree.data?.flatMap(({ documents }) => documents).find((entry) => entry.docId === docId);
  usePageTitle(opened?.title ? `${opened.title} · ${title}` : title);
  const open = (next: string) => history.navigate(pathWith(HELP, { docId: next }));
  const search = (q: string) =>
    history.navigate(pathWith(HELP, { q }), { replace: keyword !== '' && q !== '' });

  return (
    <div className={classes.page}>
      <aside className={classes.side}>
        <h1 className={classes.title}>{title}</h1>
        <SearchField
          value={keyword}
          placeholder={i18n._({ id: 'sso.help.search', message: '输入问题或关键词' })}
          onSearch={search}
        />
        <QueryStates query={tree} rows={8}>
          {(folders) => <HelpTree folders={folders} openId={docId} onOpen={open} />}
        </QueryStates>
      </aside>
      <div className={classes.main}>
        {docId ? (
          <HelpArticle key={docId} docId={docId} folders={tree.data ?? []} onOpen={open} />
        ) : keyword ? (
          <HelpResults keyword={keyword} onOpen={open} />
        ) : (
          <QueryStates query={tree} rows={8}>
            {(folders) => <HelpWelcome folders={folders} onOpen={open} />}
          </QueryStates>
        )}
      </div>
    </div>
  );
}
