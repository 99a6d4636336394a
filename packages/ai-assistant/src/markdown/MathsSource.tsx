import classes from './Markdown.module.css';

/** A formula in TeX; `isBlock` puts it on a line of its own. */
export type MathsProps = { tex: string; isBlock: boolean };

/** A formula as it was written. */
export function MathsSource({ tex, isBlock }: MathsProps) {
  return <code className={isBlock ? classes.mathsSource : classes.code}>{tex}</code>;
}
