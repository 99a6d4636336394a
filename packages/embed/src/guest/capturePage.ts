/** A picture of an element as it looks now; the part that draws is loaded when it is first needed. */
export async function capturePage(element: HTMLElement): Promise<Blob> {
  const { domToBlob } = await import('modern-screenshot');
  return domToBlob(element, { type: 'image/png', backgroundColor: backgroundOf(element) });
}

/** The first colour behind the element: a page that relies on the browser's white would come out black. */
function backgroundOf(element: HTMLElement): string {
  for (let at: Element | null = element; at; at = at.parentElement ?? hostOf(at)) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return '#fff';
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
