import { COLOR_TOKENS, SIZE_TOKENS } from './tokens.ts';

/** A token as the Design Tokens Community Group writes it. */
type Token = { $type: string; $value: unknown };
type Tokens = Record<string, Token>;

const LAYER = /(-?[\d.]+)(?:px)? (-?[\d.]+)(?:px)? (-?[\d.]+)(?:px)?(?: (-?[\d.]+)px)? (rgb\([^)]+\))/g;

/** Returns all tokens in the format of design tools (DTCG): the same names as the CSS variables, colours light and dark. */
export function tokensJson(): string {
  const scheme = (at: 0 | 1): Tokens =>
    Object.fromEntries(Object.entries(COLOR_TOKENS).map(([name, values]) => [name, painted(values[at])]));
  const sizes = Object.fromEntries(
    Object.entries(SIZE_TOKENS).map(([name, value]) => [name, measured(value)]),
  );
  return `${JSON.stringify({ light: scheme(0), dark: scheme(1), size: sizes }, null, 2)}\n`;
}

function painted(value: string): Token {
  const layers = [...value.matchAll(LAYER)];
  if (layers.length === 0) return { $type: 'color', $value: colorOf(value) };
  const px = (text: string | undefined) => ({ value: Number(text ?? 0), unit: 'px' });
  return {
    $type: 'shadow',
    $value: layers.map(([, x, y, blur, spread, color = '']) => ({
      offsetX: px(x),
      offsetY: px(y),
      blur: px(blur),
      spread: px(spread),
      color: colorOf(color),
    })),
  };
}

/** A colour with its parts from 0 to 1. */
function colorOf(value: string): { colorSpace: string; components: number[]; alpha: number } {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value);
  if (hex) return srgb(hex.slice(1).map((part) => Number.parseInt(part, 16)));
  const rgb = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+)%)?\)$/.exec(value);
  if (!rgb) throw new Error(`tokens: ${value} is no colour that can be exported`);
  return srgb(rgb.slice(1, 4).map(Number), rgb[4] === undefined ? 1 : Number(rgb[4]) / 100);
}

function srgb(bytes: number[], alpha = 1) {
  return { colorSpace: 'srgb', components: bytes.map((byte) => Math.round((byte / 255) * 1e4) / 1e4), alpha };
}

function measured(value: string): Token {
  const unit = /^([\d.]+)(px|rem|ms)$/.exec(value);
  if (unit)
    return {
      $type: unit[2] === 'ms' ? 'duration' : 'dimension',
      $value: { value: Number(unit[1]), unit: unit[2] },
    };
  const curve = /^cubic-bezier\((.+)\)$/.exec(value)?.[1];
  if (curve) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
  const line = /^(\d+)px (\w+) var\(--portal-(.+)\)$/.exec(value);
  if (line)
    return {
      $type: 'border',
      $value: { width: { value: Number(line[1]), unit: 'px' }, style: line[2], color: `{light.${line[3]}}` },
    };
  if (!/^\d+$/.test(value)) throw new Error(`tokens: ${value} is no size that can be exported`);
  return { $type: 'number', $value: Number(value) };
}
