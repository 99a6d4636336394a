import { latePart } from '@portal/ui';
import { MathsSource } from './MathsSource.tsx';

/** A formula. What draws it loads when one occurs; until then, and where it cannot be loaded, its source stands there. */
export const Maths = latePart(async () => (await import('./Formula.tsx')).Formula, {
  Waiting: MathsSource,
  Missing: MathsSource,
});
