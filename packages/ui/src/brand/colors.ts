/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads `#rgb` or `#rrggbb`; anything else is a RangeError. */
export function parseHex(text: string): Rgb {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text) ?? [];
  if (!digits) throw new RangeError(`A colour is written #rrggbb, not "${text}"`);
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** Writes `#rrggbb`. */
export function toHex(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Share of the other colour, from 0 to 1. */
export function mix(color: Rgb, other: Rgb, amount: number): Rgb {
  const part = (at: 0 | 1 | 2) => color[at] + (other[at] - color[at]) * amount;
  return [part(0), part(1), part(2)];
}

/** Contrast of two colours as WCAG 2 defines it, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Rgb): number {
  const linear = (at: 0 | 1 | 2) => {
    const part = color[at] / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
}
