/** What is looked for in a page: elements by a selector, by the name that a person sees or hears, inside another. */
export type Sought = {
  selector: string;
  /** The whole name, or a part of it between slashes. */
  name?: string | RegExp;
  within?: Sought;
};

/** Runs in the page: the first visible element that is sought, shadow roots and frames of the page's own origin included. */
export const SEEK = `
  const walk = (root, selector) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? walk(shadowRoot, selector) : [])),
  ];
  const nameOf = (element) => {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(/\\s+/).filter(Boolean);
    const told = labels.map((id) => element.getRootNode().getElementById(id)?.textContent ?? '').join(' ');
    return (element.getAttribute('aria-label') || told || element.textContent || '').replace(/\\s+/g, ' ').trim();
  };
  const isShown = (element) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
  const matches = (element, { name, pattern }) =>
    pattern ? new RegExp(pattern).test(nameOf(element)) : name === undefined || nameOf(element) === name;
  const seek = (sought) => {
    const places = sought.within ? seek(sought.within) : [document];
    return places.flatMap((place) => walk(place, sought.selector)).filter((one) => isShown(one) && matches(one, sought));
  };
  return seek(arguments[0]);
`;

/** Returns what is sought in a form that travels to the page. */
export function forPage({ selector, name, within }: Sought): object {
  return {
    selector,
    ...(name instanceof RegExp ? { pattern: name.source } : { name }),
    ...(within && { within: forPage(within) }),
  };
}
