import { useState } from 'react';
import type { ListRow } from '../../../queries.ts';

/** Which orders are chosen: some by id with the version that was seen, or all that the filter finds. */
export type OrderSelection = {
  /** The ids that the table shows as chosen. */
  selected: ReadonlySet<string>;
  isAll: boolean;
  /** For a call: the chosen orders with their versions. */
  ids: { orderId: string; version?: number }[];
  choose: (ids: ReadonlySet<string>) => void;
  chooseAll: () => void;
  clear: () => void;
};

type Chosen = { filter: string; isAll: boolean; versions: ReadonlyMap<string, number> };

/** Orders that stay chosen from page to page; another filter lets them go. */
export function useOrderSelection(rows: readonly ListRow[], filter: string): OrderSelection {
  const nothing: Chosen = { filter, isAll: false, versions: new Map() };
  const [kept, setKept] = useState(nothing);
  const { isAll, versions } = kept.filter === filter ? kept : nothing;
  return {
    selected: new Set(isAll ? rows.map(({ id }) => id) : versions.keys()),
    isAll,
    ids: [...versions].map(([orderId, version]) => ({ orderId, version })),
    choose(ids) {
      const seen = new Map(rows.map((row) => [row.id, Number(row.version)]));
      const chosen = new Map([...ids].map((id) => [id, versions.get(id) ?? seen.get(id) ?? 1]));
      setKept({ filter, isAll: false, versions: chosen });
    },
    chooseAll: () => setKept({ ...nothing, isAll: true }),
    clear: () => setKept(nothing),
  };
}
