import type { BrowserContext } from '@playwright/test';

/**
 * Lets `fill` reach React in a stock Firefox. There Playwright writes a field's value by script and tells of it by an event
 * of its own; React takes a value that a script wrote as one it knows already, and hears nothing of it.
 */
export async function fillInFirefox(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(() => {
    const forgetKnown = ({ isTrusted, target }: Event) => {
      if (!isTrusted && target) Reflect.get(target, '_valueTracker')?.setValue('');
    };
    addEventListener('input', forgetKnown, { capture: true });
  });
  return context;
}
