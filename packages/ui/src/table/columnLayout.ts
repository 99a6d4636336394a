/** How a person arranged the columns of a list, by their keys. */
export type ColumnLayout = {
  /** From the left; columns that it does not name follow in their own order. */
  order: string[];
  /** Shown or hidden by the person; the others are as the list has them. */
  shown: Record<string, boolean>;
  /** In pixels; the others fit their content. */
  widths: Record<string, number>;
  /** Stay in sight at the left while the list is scrolled sideways. */
  frozen: string[];
};

/** The columns as the list has them. */
export const OWN_LAYOUT: ColumnLayout = { order: [], shown: {}, widths: {}, frozen: [] };

/** Most columns that may stay in sight at once. */
export const MOST_FROZEN = 5;

/** What of a layout the list has, and which columns it names that are gone. */
export function knownLayout(
  { order, shown, widths, frozen }: ColumnLayout,
  keys: readonly string[],
): { layout: ColumnLayout; gone: string[] } {
  const known = new Set(keys);
  const isKnown = (key: string) => known.has(key);
  const only = <Value>(record: Record<string, Value>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => isKnown(key)));
  const named = new Set([...order, ...frozen, ...Object.keys(shown), ...Object.keys(widths)]);
  return {
    layout: {
      order: order.filter(isKnown),
      shown: only(shown),
      widths: only(widths),
      frozen: frozen.filter(isKnown).slice(0, MOST_FROZEN),
    },
    gone: [...named].filter((key) => !isKnown(key)),
  };
}

/** Whether two layouts arrange the columns of a list alike. */
export function isSameLayout(one: ColumnLayout, other: ColumnLayout): boolean {
  return textOf(one) === textOf(other);
}

function textOf({ order, shown, widths, frozen }: ColumnLayout): string {
  const sorted = (record: object) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([order, sorted(shown), sorted(widths), frozen]);
}
