import { runServer } from '@portal/server';
import { DEMO_PASSWORD } from './catalogue/people.ts';
import { createDemo } from './createDemo.ts';
import { DEMO_ACCOUNTS } from './demoAccounts.ts';
import { readDemoSettings } from './readDemoSettings.ts';

/** Runs a server with the demo's companies, unless the settings want none. */
export async function runDemo(): Promise<void> {
  await runServer(() => {
    const { seed, size } = readDemoSettings(process.env);
    const greeting = [
      `Demo accounts, all with the password ${DEMO_PASSWORD}:`,
      ...DEMO_ACCOUNTS.map(({ account, labelEn }) => `  ${account.padEnd(8)} ${labelEn}`),
    ];
    return seed === 'none' ? {} : { extension: createDemo({ size, isLab: seed === 'lab' }), greeting };
  });
}
