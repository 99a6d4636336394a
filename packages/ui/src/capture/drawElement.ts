import { createContext, destroyContext, domToCanvas } from 'modern-screenshot';
import { COPIED_STYLES } from './copiedStyles.ts';
import { ownFonts } from './ownFonts.ts';

/** What of an element is drawn, and how large. */
export type DrawElementOptions = {
  /** Pixels of the picture for one of the page. @default 1 */
  scale?: number;
  /** Elements with this attribute are left out. */
  ignore?: string;
};

/** On an element that sticks, how far it stands from its place in the flow. */
const SHIFT_MARK = 'data-portal-shift';
const SECRET = /password|one-time-code|cc-/;
const NO_FONTS = '/* none */';

/**
 * Draws an element as it looks now: scrolled as it is, heads that stick, passwords masked. Frames of other origins
 * stay empty. What lies below the visible part is left out, which makes a long table quick.
 */
export async function drawElement(
  target: HTMLElement,
  { scale = 1, ignore }: DrawElementOptions = {},
): Promise<HTMLCanvasElement> {
  const marked: Element[] = [];
  const context = await createContext(target, {
    scale,
    backgroundColor: backgroundOf(target),
    includeStyleProperties: COPIED_STYLES,
    features: { restoreScrollPosition: true },
    filter: createFilter(target, marked, ignore),
    onCloneEachNode: finishClone,
    font: { cssText: (await ownFonts()) || NO_FONTS },
    autoDestruct: false,
  });
  context.sandbox = openSandbox();
  try {
    return await domToCanvas(context);
  } finally {
    destroyContext(context);
    for (const element of marked) element.removeAttribute(SHIFT_MARK);
  }
}

/** Where the styles of bare elements are read: one made without markup, which a page's policy may forbid. */
function openSandbox(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;visibility:hidden';
  frame.inert = true;
  document.body.append(frame);
  return frame;
}

/** Leaves out what is marked and what lies below the visible part, and notes what sticks. */
function createFilter(
  target: HTMLElement,
  marked: Element[],
  ignore: string | undefined,
): (node: Node) => boolean {
  const bottoms = new WeakMap<Node, number>([[target, target.getBoundingClientRect().bottom]]);
  return (node) => {
    if (!(node instanceof Element)) return true;
    if (ignore !== undefined && node.hasAttribute(ignore)) return false;
    const box = node.getBoundingClientRect();
    const above = bottoms.get(parentOf(node) ?? target) ?? Number.POSITIVE_INFINITY;
    if (box.top >= above && box.height > 0) return false;
    const style = getComputedStyle(node);
    bottoms.set(node, style.overflowY === 'visible' ? above : Math.min(above, box.bottom));
    if (style.position === 'sticky') {
      const shift = Math.round(box.top - placeInFlow(node));
      if (shift > 0) {
        node.setAttribute(SHIFT_MARK, String(shift));
        marked.push(node);
      }
    }
    return true;
  };
}

/** Where a sticking element would stand if it did not stick. */
function placeInFlow(element: Element): number {
  const parent = element.parentElement;
  if (!parent) return element.getBoundingClientRect().top;
  const { top } = parent.getBoundingClientRect();
  if (parent.tagName === 'TR') return top;
  const before = element.previousElementSibling?.getBoundingClientRect();
  return before && before.height > 0 ? before.bottom : top;
}

function finishClone(clone: Node): void {
  if (clone instanceof HTMLInputElement && isSecret(clone)) clone.setAttribute('value', '••••••••');
  writeChoice(clone);
  if (!(clone instanceof HTMLElement)) return;
  // Rows that were left out would have their height shared among the others.
  if (/^(TABLE|TBODY)$/.test(clone.tagName)) clone.style.height = 'auto';
  const shift = clone.getAttribute(SHIFT_MARK);
  if (!shift) return;
  clone.removeAttribute(SHIFT_MARK);
  clone.style.position = 'relative';
  clone.style.top = `${shift}px`;
}

/** What is ticked and chosen: a picture is drawn from attributes, which say how it was at first. */
function writeChoice(clone: Node): void {
  if (clone instanceof HTMLInputElement) clone.toggleAttribute('checked', clone.checked);
  if (!(clone instanceof HTMLSelectElement)) return;
  const chosen = clone.getAttribute('value');
  for (const option of clone.options) option.toggleAttribute('selected', option.value === chosen);
}

function isSecret(field: HTMLInputElement): boolean {
  return field.type === 'password' || SECRET.test(field.autocomplete);
}

/** The first colour behind the element: without it a JPEG is black where the page relies on the browser's white. */
function backgroundOf(element: HTMLElement): string {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return '#fff';
}

function parentOf(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
