import encodeQR from 'qr';

/** Free modules around a code, as readers need them. */
const QUIET_MODULES = 4;

/** A QR code as the path of an SVG whose unit is one module, and how many modules it has on a side. */
export function qrPath(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size: rows.length, path };
}
