import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  memo,
  type Ref,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { MenuLink } from '../../../components/shared/MenuLink.tsx';
import { moveFocus, moveFocusSideways } from '../../../components/shared/moveFocus.ts';
import type { MenuHit } from '../../../search/types.ts';
import { Highlight } from '../shared/Highlight.tsx';
import classes from './MenuAll.module.css';
import type { MenuAllRow } from './menuAllRows.ts';

const HEIGHTS_PX = { section: 48, group: 32, note: 32, leaves: 32 } as const;
const OVERSCAN = 12;
const STEPS = {
  ArrowDown: 'next-row',
  ArrowUp: 'previous-row',
  ArrowLeft: 'left',
  ArrowRight: 'right',
} as const;

/** What the overview around the lines can do with them. */
export type MenuAllLinesHandle = { scrollTo: (row: number) => void; focusFirst: () => void };

type MenuAllLinesProps = {
  rows: readonly MenuAllRow[];
  /** What the lines answer; the lines of another query begin at their top. */
  query: string;
  /** What was found, by the page's key: what to mark is worked out for the lines in view only. */
  found: ReadonlyMap<string, MenuHit> | undefined;
  /** Position of the first line in view. */
  onScrolledTo: (row: number) => void;
  /** A person scrolls. */
  onScrollStarted: () => void;
  ref?: Ref<MenuAllLinesHandle>;
};

/** The overview's lines; only those in view are on the page, so that ten thousand menus open at once. */
export function MenuAllLines({ rows, query, found, onScrolledTo, onScrollStarted, ref }: MenuAllLinesProps) {
  const scroll = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: (position) => HEIGHTS_PX[rows[position]?.kind ?? 'leaves'],
    getItemKey: (position) => rows[position]?.key ?? position,
    overscan: OVERSCAN,
    paddingEnd: 16,
    // Lines come in with the scrolling frame itself.
    useFlushSync: false,
  });
  const reportScroll = useEffectEvent(onScrolledTo);
  const first = virtualizer.range?.startIndex ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines stand at the same place
  useLayoutEffect(() => reportScroll(first), [first, rows]);

  const kept = useRef({ rows, query });
  useLayoutEffect(() => {
    const before = kept.current;
    kept.current = { rows, query };
    if (before.rows === rows) return;
    const offset = virtualizer.scrollOffset ?? 0;
    const anchor = virtualizer.getVirtualItemForOffset(offset);
    virtualizer.measure();
    if (before.query !== query) return virtualizer.scrollToOffset(0);
    // A new favourite at the top must not move what a person looks at.
    const key = anchor && before.rows[anchor.index]?.key;
    const now = rows.findIndex((row) => row.key === key);
    const [start] = virtualizer.getOffsetForIndex(now, 'start') ?? [];
    if (anchor && now > 0 && start !== undefined) virtualizer.scrollToOffset(start + offset - anchor.start);
  }, [rows, query, virtualizer]);

  useImperativeHandle(ref, () => ({
    scrollTo: (row) => virtualizer.scrollToIndex(row, { align: 'start' }),
    focusFirst: () => {
      if (scroll.current) moveFocus(scroll.current, 'first');
    },
  }));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only move between the links inside
    <div
      ref={scroll}
      className={classes.scroll}
      onKeyDown={walk}
      onWheel={onScrollStarted}
      onTouchMove={onScrollStarted}
    >
      <div className={classes.lines} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start, size }) => {
          const row = rows[index];
          return (
            <div key={key} className={classes.line} style={{ height: size, top: start }}>
              {row && <Line row={row} found={found} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

type LineProps = { row: MenuAllRow; found: MenuAllLinesProps['found'] };

/** Stays as it is while the lines scroll. */
const Line = memo(function Line({ row, found }: LineProps) {
  if (row.kind === 'section')
    return (
      <h3 className={classes.section}>
        {row.section.label}
        <span className={classes.count}>{row.count}</span>
      </h3>
    );
  if (row.kind === 'note') return <p className={classes.note}>{row.label}</p>;
  if (row.kind === 'group')
    return (
      <h4 className={classes.group} title={row.label}>
        {row.label}
      </h4>
    );
  return (
    <ul className={classes.leaves}>
      {row.leaves.map((entry) => {
        const hit = found?.get(entry.key);
        return (
          <li key={entry.key} className={classes.leaf}>
            <MenuLink
              entry={entry}
              drawName={hit && ((name) => <Highlight text={name} ranges={hit.ranges} />)}
            />
          </li>
        );
      })}
    </ul>
  );
});

function walk(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key as keyof typeof STEPS];
  const { currentTarget, target } = event;
  if (!step || !(target instanceof HTMLElement)) return;
  event.preventDefault();
  if (step === 'left' || step === 'right') moveFocusSideways(currentTarget, step);
  else moveFocusVertically(currentTarget, target, step === 'next-row' ? 1 : -1);
}

/** To the nearest link of the next line that has some; the lines around those in view are on the page. */
function moveFocusVertically(container: HTMLElement, from: HTMLElement, direction: 1 | -1) {
  const { left, top } = from.getBoundingClientRect();
  const rows = [...container.querySelectorAll<HTMLElement>('li')]
    .map((item) => ({ item, box: item.getBoundingClientRect() }))
    .filter(({ box }) => (direction === 1 ? box.top > top + 8 : box.top < top - 8))
    .sort(
      (a, b) =>
        direction * (a.box.top - b.box.top) || Math.abs(a.box.left - left) - Math.abs(b.box.left - left),
    );
  const nearest = rows[0]?.box.top;
  const beside = rows.filter(({ box }) => box.top === nearest);
  beside.sort((a, b) => Math.abs(a.box.left - left) - Math.abs(b.box.left - left));
  beside[0]?.item.querySelector<HTMLElement>('a[href], button')?.focus();
}
