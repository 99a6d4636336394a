/** The parts of each side of a box. */
const SIDES = ['top', 'right', 'bottom', 'left'];

/**
 * The CSS properties that a picture of a page needs. Reading all of the some 400 for each element is what makes a
 * picture of a long table take fifteen seconds in place of one.
 */
export const COPIED_STYLES: string[] = [
  ...SIDES.flatMap((side) => [
    side,
    `margin-${side}`,
    `padding-${side}`,
    `border-${side}-color`,
    `border-${side}-style`,
    `border-${side}-width`,
  ]),
  ...['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((corner) => `border-${corner}-radius`),
  ...['image', 'size', 'position-x', 'position-y', 'repeat', 'clip', 'origin', 'attachment', 'color'].map(
    (part) => `background-${part}`,
  ),
  ...['family', 'size', 'style', 'weight', 'stretch', 'kerning', 'variant', 'feature-settings'].map(
    (part) => `font-${part}`,
  ),
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity', 'stop-color', 'stop-opacity', 'paint-order'],
  ...['text-anchor', 'dominant-baseline', 'vector-effect', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'd'],
  ...['accent-color', 'align-content', 'align-items', 'align-self', 'appearance', 'aspect-ratio'],
  ...['backdrop-filter', 'border-collapse', 'border-spacing', 'box-decoration-break', 'box-shadow'],
  ...['box-sizing', 'caption-side', 'clear', 'clip', 'clip-path', 'color', 'color-scheme', 'column-count'],
  ...['column-gap', 'column-width', 'content', 'direction', 'display', 'empty-cells', 'filter', 'flex-basis'],
  ...['flex-direction', 'flex-grow', 'flex-shrink', 'flex-wrap', 'float', 'forced-color-adjust'],
  ...['grid-auto-columns', 'grid-auto-flow', 'grid-auto-rows', 'grid-column-end', 'grid-column-start'],
  ...['grid-row-end', 'grid-row-start', 'grid-template-areas', 'grid-template-columns', 'grid-template-rows'],
  ...[
    'height',
    'hyphens',
    'image-rendering',
    'isolation',
    'justify-content',
    'justify-items',
    'justify-self',
  ],
  ...['letter-spacing', 'line-break', 'line-height', 'list-style-image', 'list-style-position'],
  ...[
    'list-style-type',
    'mask-image',
    'mask-position',
    'mask-repeat',
    'mask-size',
    'max-height',
    'max-width',
  ],
  ...['min-height', 'min-width', 'mix-blend-mode', 'object-fit', 'object-position', 'opacity', 'order'],
  ...['outline-color', 'outline-offset', 'outline-style', 'outline-width', 'overflow-wrap', 'overflow-x'],
  ...['overflow-y', 'perspective', 'position', 'rotate', 'row-gap', 'scale', 'tab-size', 'table-layout'],
  ...['text-align', 'text-align-last', 'text-decoration-color', 'text-decoration-line'],
  ...['text-decoration-style', 'text-indent', 'text-overflow', 'text-shadow', 'text-transform'],
  ...['text-underline-offset', 'transform', 'transform-origin', 'translate', 'unicode-bidi'],
  ...['vertical-align', 'visibility', 'white-space-collapse', 'text-wrap-mode', 'width', 'word-break'],
  ...['word-spacing', 'writing-mode', 'z-index', '-webkit-text-fill-color', '-webkit-line-clamp'],
  ...['-webkit-box-orient', '-webkit-mask-image'],
];
