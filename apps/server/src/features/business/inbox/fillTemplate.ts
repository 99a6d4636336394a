/** What a template may leave open, filled in from the order of a thread. */
const placeholders = ['orderNo', 'buyerName', 'shopName', 'carrier', 'trackingNo'] as const;

type Values = Readonly<Partial<Record<(typeof placeholders)[number], string | null>>>;

const OPEN = /\{\s*([^{}\n]{0,40}?)\s*\}/g;

/** A text with its placeholders filled in; those without a value stay. */
export function fillTemplate(text: string, values: Values): string {
  return text.replace(OPEN, (whole, name: string) => (isPlaceholder(name) && values[name]) || whole);
}

/** The first placeholder that stands in a text. */
export function openPlaceholder(text: string): string | undefined {
  return [...text.matchAll(OPEN)].map(([, name = '']) => name).find(isPlaceholder);
}

/** Whether a text holds something in braces that nothing fills in. */
export function hasUnknownPlaceholder(text: string): boolean {
  return [...text.matchAll(OPEN)].some(([, name = '']) => !isPlaceholder(name));
}

function isPlaceholder(name: string): name is (typeof placeholders)[number] {
  return (placeholders as readonly string[]).includes(name);
}
