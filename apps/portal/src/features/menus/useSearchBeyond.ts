import { useLingui } from '@lingui/react';
import { accountToolQueries } from '@portal/account/tools';
import { createApi } from '@portal/api-client';
import { helpContract, searchContract } from '@portal/api-client/contract';
import { menuQueries } from '@portal/menu-engine';
import {
  ancestorsOf,
  judgeSwitcherOpen,
  type MenuEntry,
  menuHref,
  menuLabel,
  systemHref,
  systemLabel,
} from '@portal/menu-engine/core';
import { createNameSearch } from '@portal/menu-engine/search';
import type { FoundItem, FurtherSearch, SearchSection } from '@portal/menu-engine/search-box';
import { useColorScheme } from '@portal/ui/shell';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { array, parse, string } from 'valibot';
import { formatPaneAddress } from '../../workspace/panes/paneAddress.ts';
import { useListedSystems } from '../../workspace/useSystems.ts';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import { useWorkspaceSearch } from '../savedWorkspaces.ts';
import { menusPorts } from './useMenuTools.ts';

/** Answers of each other kind that stand in the list. */
const EACH = 4;
/** What was opened from the search last, and how much of it is kept. */
const RECENT = 'search-recent';
const RECENT_MAX = 40;
const HELP_STALE_MS = 10 * 60_000;

/** What the header's search looks into besides the pages of this system: other systems, actions, help, records. */
export function useSearchBeyond(): FurtherSearch {
  const { i18n } = useLingui();
  const { client, config, navigate, storage } = menusPorts.use();
  const [isWanted, setIsWanted] = useState(false);
  const elsewhere = useOtherSystems(isWanted);
  const actions = useSearchedActions(isWanted);
  const help = useSearchedHelp(isWanted);
  const saved = useWorkspaceSearch({ client, navigate, most: EACH, isWanted });
  const open = useOpenPage();
  const { locale } = i18n;

  const find = useCallback(
    (query: string): SearchSection[] => [
      {
        id: 'elsewhere',
        title: i18n._({ id: 'portal.search.elsewhere', message: '其他系统' }),
        items: elsewhere(query),
      },
      {
        id: 'workspaces',
        title: i18n._({ id: 'portal.search.workspaces', message: '保存的工作区' }),
        items: saved(query),
      },
      {
        id: 'actions',
        title: i18n._({ id: 'portal.search.actions', message: '操作' }),
        items: actions(query),
      },
      { id: 'help', title: i18n._({ id: 'portal.search.help', message: '帮助' }), items: help(query) },
    ],
    [i18n, locale, elsewhere, saved, actions, help],
  );
  return useMemo(() => {
    const api = createApi(client, searchContract);
    const recent = () => readRecent(storage.get(RECENT));
    const kinds: Readonly<Record<string, string>> = {
      orders: i18n._({ id: 'portal.search.orders', message: '订单' }),
      products: i18n._({ id: 'portal.search.products', message: '商品' }),
      listings: i18n._({ id: 'portal.search.listings', message: 'Listing' }),
      'purchase-orders': i18n._({ id: 'portal.search.purchases', message: '采购单' }),
      people: i18n._({ id: 'portal.search.people', message: '成员' }),
    };
    const searchRecords: FurtherSearch['searchRecords'] = async (keyword, signal) => {
      const { dataList } = await api.searchRecords(
        { keyword: keyword.slice(0, 100) },
        { signal, silent: true },
      );
      return dataList.flatMap(({ kind, id, title, detail, systemCode, app, path }) => {
        const name = kinds[kind];
        const page = name && open(systemCode, app, path);
        return page ? [{ key: `${kind}:${id}`, kind: name, title, detail, ...page }] : [];
      });
    };
    return {
      find,
      recent,
      prepare: () => setIsWanted(true),
      onUsed: (key) =>
        storage.set(
          RECENT,
          JSON.stringify([key, ...recent().filter((one) => one !== key)].slice(0, RECENT_MAX)),
        ),
      ...(config().extras && { searchRecords }),
    };
  }, [client, config, storage, find, open, i18n, locale]);
}

function readRecent(kept: string | null): readonly string[] {
  try {
    return parse(array(string()), JSON.parse(kept ?? '[]'));
  } catch {
    return [];
  }
}

/** Leads to a page of any system that is open; undefined for one that is not. */
function useOpenPage() {
  const { navigate } = menusPorts.use();
  const systems = useListedSystems();
  return useCallback(
    (systemCode: string, app: string, path: string): Pick<FoundItem, 'href' | 'onOpen'> | undefined => {
      const system = systems.find((one) => one.systemCode === systemCode);
      if (!system || judgeSwitcherOpen(system)) return undefined;
      const href = systemHref(system) + formatPaneAddress({ app, path });
      return { href, onOpen: () => navigate(href) };
    },
    [systems, navigate],
  );
}

/** The pages of the company's other systems; their menus are asked for when somebody is about to search. */
function useOtherSystems(isWanted: boolean): (query: string) => readonly FoundItem[] {
  const { api, navigate } = menusPorts.use();
  const { i18n } = useLingui();
  const { locale } = i18n;
  const { system } = useWorkspace();
  const listed = useListedSystems();
  const others = useMemo(
    () =>
      listed.filter(
        (one) => one.systemCode !== system.systemCode && one.embedded !== false && !judgeSwitcherOpen(one),
      ),
    [listed, system.systemCode],
  );
  // Not combined: what is combined is compared in depth with what was, and entries and their parents name each other.
  const trees = useQueries({
    queries: others.map((one) => ({ ...menuQueries(api).tree(one), enabled: isWanted })),
  });
  const key = trees.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  const search = useMemo(() => {
    const pages = others.flatMap((place, at) =>
      (trees[at]?.data?.leaves ?? []).map((entry) => ({ place, entry })),
    );
    return createNameSearch(pages, ({ entry }) => namesOf(entry));
  }, [others, key]);
  return useCallback(
    (query) => {
      void search.prepare();
      return search.search(query, EACH).flatMap(({ item: { place, entry } }) => {
        const href = menuHref(entry, place);
        if (!href) return [];
        const groups = ancestorsOf(entry).map((group) => menuLabel(group, locale));
        return [
          {
            key: `page:${place.systemCode}:${entry.id}`,
            title: menuLabel(entry, locale),
            detail: [systemLabel(place, locale), ...groups].join(' / '),
            href,
            onOpen: () => navigate(href),
          },
        ];
      });
    },
    [search, locale, navigate],
  );
}

function namesOf({ menu: { menuName, menuEnName, menuKrName } }: MenuEntry): string[] {
  return [menuName, menuEnName, menuKrName].flatMap((name) => name ?? []);
}

/** How people ask for an action otherwise, whatever language they see. */
const SAID_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  help: ['帮助', '教程', 'help centre', 'documentation', '도움말'],
  settings: ['账号', '密码', '安全', 'account settings', 'password', 'security', '계정 설정', '비밀번호'],
  downloads: ['导出', 'download centre', 'exports', '다운로드', '내보내기'],
  shortcuts: ['快捷键', 'keyboard shortcuts', 'keys', '단축키'],
  dark: ['夜间模式', '主题', 'dark mode', 'theme', '다크 모드', '테마'],
  company: ['企业', '公司切换', 'switch company', 'change company', '회사 전환', '회사 변경'],
  light: ['日间模式', '主题', 'light mode', 'theme', '라이트 모드', '테마'],
  'sign-out': ['注销', '登出', 'sign out', 'log out', '로그아웃'],
};

/** What the shell can do by a word. */
function useSearchedActions(isWanted: boolean): (query: string) => readonly FoundItem[] {
  const { act, api, navigate } = menusPorts.use();
  const { base } = useWorkspace();
  const { i18n } = useLingui();
  const companies = useQuery({ ...accountToolQueries.otherCompanies(api), enabled: isWanted }).data;
  const hasCompanies = (companies?.length ?? 0) > 0;
  const { choose } = useColorScheme();
  const { locale } = i18n;
  return useMemo(() => {
    const page = (path: string) => {
      const href = base + formatPaneAddress({ app: 'sso-web', path });
      return { href, onOpen: () => navigate(href) };
    };
    const actions = [
      {
        id: 'help',
        title: i18n._({ id: 'portal.search.do.help', message: '帮助中心' }),
        ...page('/company/helper/center'),
      },
      {
        id: 'settings',
        title: i18n._({ id: 'portal.search.do.settings', message: '账号设置' }),
        ...page('/user/basics-info'),
      },
      {
        id: 'downloads',
        title: i18n._({ id: 'portal.search.do.downloads', message: '导出中心' }),
        ...page('/user/download-center'),
      },
      {
        id: 'shortcuts',
        title: i18n._({ id: 'portal.search.do.shortcuts', message: '键盘快捷键' }),
        onOpen: () => void act('show-shortcuts'),
      },
      {
        id: 'dark',
        title: i18n._({ id: 'portal.search.do.dark', message: '深色外观' }),
        onOpen: () => choose('dark'),
      },
      {
        id: 'light',
        title: i18n._({ id: 'portal.search.do.light', message: '浅色外观' }),
        onOpen: () => choose('light'),
      },
      ...(hasCompanies
        ? [
            {
              id: 'company',
              title: i18n._({ id: 'portal.switchCompany.do', message: '切换公司' }),
              onOpen: () => void act('avatar', 'switch-company'),
            },
          ]
        : []),
      {
        id: 'sign-out',
        title: i18n._({ id: 'portal.search.do.signOut', message: '退出登录' }),
        onOpen: () => void act('sign-out'),
      },
    ];
    const search = createNameSearch(actions, ({ id, title }) => [title, ...(SAID_OTHERWISE[id] ?? [])]);
    return (query: string) => {
      void search.prepare();
      return search
        .search(query, EACH)
        .map(({ item: { id, ...rest } }) => ({ key: `action:${id}`, ...rest }));
    };
  }, [act, navigate, base, choose, hasCompanies, i18n, locale]);
}

/** The documents of the help centre, by title. */
function useSearchedHelp(isWanted: boolean): (query: string) => readonly FoundItem[] {
  const { client, navigate } = menusPorts.use();
  const { base } = useWorkspace();
  const { locale } = useLingui().i18n;
  const { data: folders } = useQuery({
    queryKey: ['portal', 'help-titles', locale],
    queryFn: ({ signal }) =>
      createApi(client, helpContract).queryHelpTree(undefined, { signal, silent: true }),
    enabled: isWanted,
    staleTime: HELP_STALE_MS,
    retry: false,
  });
  return useMemo(() => {
    const documents = (folders ?? []).flatMap((folder) =>
      folder.documents.map(({ docId, title = '' }) => ({ docId, title, folder: folder.title ?? '' })),
    );
    const search = createNameSearch(documents, ({ title, folder }) => [title, `${folder} ${title}`]);
    return (query: string) => {
      void search.prepare();
      return search.search(query, EACH).map(({ item: { docId, title, folder } }) => {
        const path = `/company/helper/center?docId=${encodeURIComponent(docId)}`;
        const href = base + formatPaneAddress({ app: 'sso-web', path });
        return { key: `help:${docId}`, title, detail: folder, href, onOpen: () => navigate(href) };
      });
    };
  }, [folders, base, navigate]);
}
