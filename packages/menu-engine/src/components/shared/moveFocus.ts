/** Returns the links and buttons of a container that can be reached now, in reading order. */
function focusableIn(container: HTMLElement): HTMLElement[] {
  const found = container.querySelectorAll<HTMLElement>(
    'a[href], button:not(:disabled), input:not(:disabled)',
  );
  return [...found].filter((element) => element.checkVisibility({ visibilityProperty: true }));
}

/** Moves the focus along a list by one step, or to an end; stays at the ends. Tells whether it moved. */
export function moveFocus(
  container: HTMLElement,
  step: 'next' | 'previous' | 'first' | 'last',
  wanted: (element: HTMLElement) => boolean = () => true,
): boolean {
  const elements = focusableIn(container).filter(wanted);
  const at = elements.findIndex((element) => element.matches(':focus'));
  const target = { next: at + 1, previous: at === -1 ? -1 : at - 1, first: 0, last: elements.length - 1 }[
    step
  ];
  const element = elements[target];
  element?.focus();
  return element !== undefined;
}

/** Moves the focus to the nearest link or button in the column beside the present one. Tells whether it moved. */
export function moveFocusSideways(container: HTMLElement, side: 'left' | 'right'): boolean {
  const from = document.activeElement?.getBoundingClientRect();
  if (!from) return false;
  const beside = focusableIn(container)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => (side === 'right' ? box.left >= from.right : box.right <= from.left));
  const distance = (box: DOMRect) =>
    Math.abs(box.top - from.top) + 4 * (side === 'right' ? box.left - from.right : from.left - box.right);
  const [nearest] = beside.sort((a, b) => distance(a.box) - distance(b.box));
  nearest?.element.focus();
  return nearest !== undefined;
}
