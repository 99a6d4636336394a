import { useMemo } from 'react';
import { qrPath } from '../qrPath.ts';
import classes from './Security.module.css';

/** Props of `QrCode`. */
export type QrCodeProps = { text: string; label: string };

/** A QR code, dark on light in every theme: readers need it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
