import type { BrowserContext } from '@playwright/test';

/**
 * Lets `fill` reach React in a stock Firefox. There Playwright writes a field's value by script and tells of it by an event
 * of its own; React takes a value that a script wrote as one it knows already, and hears nothing of it.
 */
export async function fillInFirefox(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(() => {
    const forgetKnown = (event: Event) => {
      // Inside a shadow root the event names its host as target.
      const [field] = event.composedPath();
      if (!event.isTrusted && field) Reflect.get(field, '_valueTracker')?.setValue('');
    };
    addEventListener('input', forgetKnown, { capture: true });
  });
  return context;
}
