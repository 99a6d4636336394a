import { ErrorState } from '@portal/ui';
import { type ComponentType, lazy } from 'react';

/** The content of a dialog that loads when it opens; what does not load says so there, and the drawer goes on. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => <ErrorState /> };
    }
  });
}
