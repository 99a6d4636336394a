import createDOMPurify from 'dompurify';

/** What of an announcement may be shown. */
export type SanitiseOptions = {
  /** The page's address: pictures may lie on its server. */
  page: string;
  /** Other hosts that pictures may come from. */
  imageHosts: readonly string[];
};

const TAGS =
  'a b blockquote br caption code col colgroup div em figcaption figure h1 h2 h3 h4 h5 h6 hr i img li ol p pre s span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  );
const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'width', 'height', 'style', 'align'];
/** Looks that cannot move an element, cover another or load anything, and what they are kept as. */
const STYLES = {
  // Whoever wrote them saw a light page: the style sheet turns them into what is legible on a dark one.
  color: '--author-color',
  'background-color': '--author-ground',
  'text-align': 'text-align',
  'font-weight': 'font-weight',
  'font-style': 'font-style',
  'text-decoration-line': 'text-decoration-line',
};
const SIZE_LIMIT = 4000;

// An instance of its own: hooks that other code adds to the library's shared one do not reach it.
const purifier = createDOMPurify(window);
let current: SanitiseOptions = { page: '', imageHosts: [] };

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (!(element instanceof HTMLElement)) return;
  keepStyles(element);
  if (element instanceof HTMLAnchorElement) keepLink(element);
  if (element instanceof HTMLImageElement) keepImage(element);
});

/** Returns the harmless part of HTML that somebody else wrote: text, lists, tables, links to new windows, pictures of known hosts. */
export function sanitise(html: string, options: SanitiseOptions): DocumentFragment {
  current = options;
  return purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:\/\/|\/[^/\\])/i,
    RETURN_DOM_FRAGMENT: true,
  });
}

/** Written through the style object, not as an attribute: a policy without inline styles lets it pass. */
function keepStyles(element: HTMLElement): void {
  if (!element.hasAttribute('style')) return;
  const kept = Object.entries(STYLES).map(
    ([name, as]) => [as, element.style.getPropertyValue(name)] as const,
  );
  element.removeAttribute('style');
  for (const [name, value] of kept) {
    const isPlain = !value.includes('(') || /^rgba?\([\d.,\s%/]+\)$/.test(value);
    if (value && isPlain) element.style.setProperty(name, value);
  }
}

function keepLink(link: HTMLAnchorElement): void {
  const address = toAddress(link.getAttribute('href'));
  if (!address) {
    link.removeAttribute('href');
    return;
  }
  link.href = address.href;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.referrerPolicy = 'no-referrer';
}

function keepImage(image: HTMLImageElement): void {
  const address = toAddress(image.getAttribute('src'));
  const { host } = new URL(current.page);
  if (!address || (address.host !== host && !current.imageHosts.includes(address.host))) {
    image.replaceWith(image.alt);
    return;
  }
  for (const side of ['width', 'height'] as const) {
    if (!/^\d{1,4}$/.test(image.getAttribute(side) ?? '') || image[side] > SIZE_LIMIT)
      image.removeAttribute(side);
  }
  image.src = address.href;
  image.loading = 'lazy';
  image.referrerPolicy = 'no-referrer';
}

function toAddress(text: string | null): URL | undefined {
  if (text === null || text.includes('\\') || !URL.canParse(text, current.page)) return undefined;
  const address = new URL(text, current.page);
  const isWeb = address.protocol === 'https:' || address.protocol === 'http:';
  return isWeb && !address.username && !address.password ? address : undefined;
}
