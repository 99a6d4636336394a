import { useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import {
  type KeyboardEvent,
  type Ref,
  useDeferredValue,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import type { MenuListProps } from '../../../components/shared/MenuListContext.tsx';
import type { MenuEntry } from '../../../core/types.ts';
import type { FindMenus } from '../../react/useMenuSearch.ts';
import { chooseMenu } from '../shared/chooseMenu.ts';
import classes from './SearchBox.module.css';
import { SearchPopover } from './SearchPopover.tsx';
import { type SearchItem, searchGroups } from './searchItems.ts';
import { type FurtherSearch, useFurtherSearch } from './useFurtherSearch.ts';
import { useSearchBox } from './useSearchBox.ts';

/** What a shell can do to a search box, such as on a shortcut. */
export type SearchBoxHandle = { focus: () => void };

/** What a person may want without a word, and where they are. */
export type SearchOffer = {
  /** Key of the menu whose page is shown: marked wherever it is listed. */
  activeKey?: string | undefined;
  /** 'You may like'. */
  suggestions?: readonly MenuEntry[];
  /** The most used pages. */
  history?: readonly MenuEntry[];
};

/** Props of `SearchBox`. */
export type SearchBoxProps = Pick<MenuListProps, 'actions' | 'conditions'> & {
  find: FindMenus;
  /** What the list holds before anything is typed; asked whenever it opens. Keep the function stable. */
  offer?: () => SearchOffer;
  /** Leads to all menus, with what was typed; leave it out where there is no such view. */
  onViewAll?: (query: string) => void;
  /** The keys that focus the box, shown in it. */
  shortcut?: string;
  /** The box's name; two boxes on a page need two. @default the language's "Search menus" */
  label?: string;
  /** How many pages are listed at most. @default 50 */
  limit?: number;
  /** What is looked into besides these pages. @default nothing */
  further?: FurtherSearch;
  ref?: Ref<SearchBoxHandle>;
};

const NONE: readonly MenuEntry[] = [];
const NOTHING_FURTHER: FurtherSearch = {};
const nothing = (): SearchOffer => ({});

/** A box that finds pages as one types: a combobox over a list of answers or, while empty, of suggestions and history. */
export function SearchBox({
  find,
  offer = nothing,
  onViewAll,
  shortcut,
  label,
  limit = 50,
  further = NOTHING_FURTHER,
  actions,
  conditions,
  ref,
}: SearchBoxProps) {
  const { i18n } = useLingui();
  const { state, send } = useSearchBox();
  const field = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const listId = useId();
  const asked = useDeferredValue(state.asked).trim();
  const hits = useMemo(() => (asked === '' ? undefined : find(asked, limit)), [find, asked, limit]);
  const { sections, records, status, again } = useFurtherSearch(further, asked);
  const { open } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may be wanted next is another thing each time it opens
  const { suggestions = NONE, history = NONE, activeKey } = useMemo(offer, [offer, open]);
  const groups = useMemo(
    () =>
      searchGroups({
        hits,
        suggestions,
        history,
        viewAll: onViewAll !== undefined,
        sections,
        records,
        canRetry: status === 'failed' || status === 'offline',
      }),
    [hits, suggestions, history, onViewAll, sections, records, status],
  );
  const items = groups.flatMap((group) => group.items);
  const active = Math.min(state.active, items.length - 1);
  const name = label ?? i18n._({ id: 'menu.search.label', message: '搜索菜单' });
  useImperativeHandle(ref, () => ({
    focus: () => {
      box.current?.focus();
      box.current?.select();
      send({ type: 'opened' });
    },
  }));

  /** Enter means what was typed, also when the list on screen still answers the letters before. */
  function best(): SearchItem | undefined {
    const current = state.asked.trim();
    if (current === asked || active > 0) return items[active];
    const [hit] = find(current, 1);
    return hit && { kind: 'menu', key: hit.entry.key, entry: hit.entry, hit };
  }

  function choose(item: SearchItem | undefined) {
    if (!item) return;
    if (item.kind === 'retry') return again();
    send({ type: 'chosen' });
    box.current?.blur();
    if (item.kind === 'view-all') return onViewAll?.(state.typed.trim());
    if (item.kind === 'menu') return chooseMenu(item.entry, actions, conditions);
    further.onUsed?.(item.found.key);
    item.found.onOpen();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // A key that an input method takes is not for the list.
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[key];
    if (step && items.length > 0) {
      event.preventDefault();
      const from = active === -1 && step === -1 ? 0 : active;
      send({ type: 'moved', to: (from + step + items.length) % items.length });
    } else if (key === 'Enter') {
      event.preventDefault();
      if (state.open) choose(best());
    } else if (key === 'Escape') {
      if (state.open || state.typed !== '') event.stopPropagation();
      send({ type: 'escaped' });
    } else if (key === 'Backspace' && state.typed === '' && !event.repeat) {
      send({ type: 'backspace-in-empty' });
      box.current?.blur();
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices when the focus leaves box and list
    <div
      className={classes.search}
      onFocus={() => send({ type: 'returned' })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        send({ type: 'left', now: performance.now() });
      }}
    >
      <div className={`portal-field ${classes.field}`} ref={field}>
        <Icon name="search" size={16} />
        <input
          ref={box}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-label={name}
          aria-expanded={state.open}
          aria-controls={state.open ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={state.open && active >= 0 ? `${listId}-${active}` : undefined}
          placeholder={name}
          value={state.typed}
          onFocus={() => {
            find.prepare?.();
            further.prepare?.();
            send({ type: 'opened' });
          }}
          onClick={() => send({ type: 'opened' })}
          onChange={({ target, nativeEvent }) =>
            send({
              type: 'typed',
              text: target.value,
              deleting:
                nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('deleteContent'),
              now: performance.now(),
            })
          }
          onKeyDown={onKeyDown}
        />
        {shortcut && state.typed === '' && (
          <span className={classes.shortcut} aria-hidden="true">
            {shortcut}
          </span>
        )}
      </div>
      {state.open && (
        <SearchPopover
          listId={listId}
          label={name}
          anchor={field}
          groups={groups}
          query={asked}
          found={hits && hits.length + sections.reduce((sum, { items }) => sum + items.length, 0)}
          records={{ status, count: records.length }}
          active={active}
          actions={actions}
          conditions={conditions}
          activeKey={activeKey}
          onChoose={choose}
        />
      )}
    </div>
  );
}
