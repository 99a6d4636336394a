import { latePart } from '@portal/ui';
import classes from './Markdown.module.css';

/** Props of `Maths`: a formula in TeX; `isBlock` puts it on a line of its own. */
export type MathsProps = { tex: string; isBlock: boolean };

/** A formula. What draws it loads when one occurs; until then, and where it cannot be loaded, its source stands there. */
export const Maths = latePart(async () => (await import('./Formula.tsx')).Formula, {
  Waiting: MathsSource,
  Missing: MathsSource,
});

/** A formula as it was written. */
export function MathsSource({ tex, isBlock }: MathsProps) {
  return <code className={isBlock ? classes.mathsSource : classes.code}>{tex}</code>;
}
