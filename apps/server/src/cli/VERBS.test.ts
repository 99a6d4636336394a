import { expect, it } from 'vitest';
import { VERBS } from './VERBS.ts';

it('[S98] each verb is found by its own name, which begins its usage', async () => {
  for (const [name, load] of Object.entries(VERBS)) {
    const verb = await load();
    expect(verb.name).toBe(name);
    expect(verb.usage.split(' ')[0]).toBe(name);
  }
});
