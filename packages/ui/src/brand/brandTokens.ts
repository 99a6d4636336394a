import { contrast, mix, parseHex, type Rgb, toHex } from './colors.ts';

/** What a company changes of the portal's look; what is missing stays as it is. */
export type Brand = {
  /** The accent, `#rrggbb`. Shades for hovering, text and soft grounds come from it, readable in light and dark. */
  color?: string;
  /** Rounding of buttons and fields, in pixels; cards and dialogs follow in proportion. */
  radius?: number;
  /** A CSS font family; the portal's own fonts stand in for glyphs that it lacks. */
  font?: string;
};

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const INK: Rgb = [27, 33, 44];
const NIGHT: Rgb = [24, 29, 39];
const READABLE_CONTRAST = 4.5;
const MIX_STEP = 0.05;

/**
 * The tokens that a brand replaces, as `--portal-…` names with their values. Throws a RangeError for a colour that is
 * not `#rrggbb` and for a negative radius.
 */
export function brandTokens({ color, radius, font }: Brand): Record<string, string> {
  return {
    ...(color !== undefined && colorTokens(parseHex(color))),
    ...(radius !== undefined && radiusTokens(radius)),
    ...(font !== undefined && {
      '--portal-font': `${font}, "PingFang SC", "Noto Sans SC", "Noto Sans KR", sans-serif`,
    }),
  };
}

function colorTokens(color: Rgb): Record<string, string> {
  // One of white and black always reads; ink is the quieter black where it does.
  const onPrimary = [WHITE, INK].find((ink) => contrast(color, ink) >= READABLE_CONTRAST) ?? BLACK;
  // Away from the text on it, so that it still reads while hovered.
  const hover = mix(color, onPrimary === WHITE ? BLACK : WHITE, 0.12);
  const light = readableOn(color, WHITE, BLACK);
  const dark = readableOn(color, NIGHT, WHITE);
  const veil = (percent: number) => `color-mix(in srgb, ${toHex(color)} ${percent}%, transparent)`;
  const pair = (day: Rgb, night: Rgb) => `light-dark(${toHex(day)}, ${toHex(night)})`;
  return {
    '--portal-primary': toHex(color),
    '--portal-primary-hover': toHex(hover),
    '--portal-on-primary': toHex(onPrimary),
    '--portal-primary-text': pair(light, dark),
    '--portal-text-selected': pair(light, dark),
    '--portal-primary-soft': veil(8),
    '--portal-surface-selected': veil(14),
    '--portal-primary-border': veil(32),
    '--portal-focus': pair(light, dark),
    '--mantine-primary-color-contrast': toHex(onPrimary),
  };
}

/** The colour, moved towards the other one until text in it reads on the ground, also where the ground is tinted. */
function readableOn(color: Rgb, ground: Rgb, towards: Rgb): Rgb {
  for (let amount = 0; amount < 1; amount += MIX_STEP) {
    const text = mix(color, towards, amount);
    if (contrast(text, mix(ground, color, 0.14)) >= READABLE_CONTRAST) return text;
  }
  return towards;
}

function radiusTokens(radius: number): Record<string, string> {
  if (!(radius >= 0)) throw new RangeError(`A radius is 0 or more, not ${radius}`);
  const px = (value: number) => `${value}px`;
  return {
    '--portal-radius-control': px(radius),
    '--portal-radius-card': px(Math.round(radius * 1.33)),
    '--portal-radius-dialog': px(radius * 2),
    '--mantine-radius-default': px(radius),
    '--mantine-radius-sm': px(radius),
    '--mantine-radius-md': px(Math.round(radius * 1.33)),
    '--mantine-radius-lg': px(radius * 2),
  };
}
