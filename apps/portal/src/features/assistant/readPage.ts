/** So much of what a page shows goes with a question. */
const LONGEST = 6000;

/** The pane in front, as it can be read: what a module shows; a frame of another origin keeps its words. */
export function readPaneText(paneKey: string): string {
  const layer = layerOf(paneKey);
  if (!layer) return '';
  const roots = [...layer.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  // biome-ignore lint/performance/useDomNodeTextContent: only what is shown may be told
  const words = roots.length > 0 ? roots.map(textOf) : [layer.innerText];
  return words
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
    .slice(0, LONGEST);
}

/** The pane whose place a frame is shown in. */
export function paneKeyAt(frame: HTMLIFrameElement): string | undefined {
  const { left, top, width, height } = frame.getBoundingClientRect();
  const at = { x: left + width / 2, y: top + height / 2 };
  const layers = [...document.querySelectorAll<HTMLElement>('[data-panel-key]')];
  return layers.find((layer) => {
    const box = layer.getBoundingClientRect();
    const isAround = at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom;
    return isAround && layer.checkVisibility({ visibilityProperty: true });
  })?.dataset.panelKey;
}

function layerOf(paneKey: string): HTMLElement | undefined {
  const layers = document.querySelectorAll<HTMLElement>('[data-panel-key]');
  return [...layers].find(({ dataset }) => dataset.panelKey === paneKey);
}

/** A root has no text of its own that is shown; its children have. */
function textOf(root: ShadowRoot): string {
  return (
    [...root.children]
      // biome-ignore lint/performance/useDomNodeTextContent: only what is shown may be told
      .map((child) => (child instanceof HTMLElement && child.tagName !== 'STYLE' ? child.innerText : ''))
      .join('\n')
  );
}
