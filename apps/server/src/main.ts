import { FolderLockedError } from './db/embedded/lockFolder.ts';
import { readStepsBefore } from './lifecycle/readStepsBefore.ts';
import { startServer } from './lifecycle/startServer.ts';
import { stopOnSignals } from './lifecycle/stopOnSignals.ts';
import { DEMO_ACCOUNTS } from './settings/demoAccounts.ts';
import { readSettings } from './settings/readSettings.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const settings = readSettings(process.env);
  const starting = startServer(settings, say);
  const stop = async () => {
    const server = await starting.catch(() => undefined);
    await server?.stop();
    process.exit(0);
  };
  stopOnSignals(() => void stop(), { withParent: settings.stopWithParent });
  const server = await starting;
  const timings = { ...readStepsBefore(process.env), ...server.timings };
  process.stderr.write(`${JSON.stringify({ portal: 'timings', ...timings })}\n`);
  if (server.hasDemoData) {
    say('Demo accounts, all with the password Portal2026:');
    for (const { account, label } of DEMO_ACCOUNTS) say(`  ${account.padEnd(8)} ${label}`);
  }
  say(`Portal ready at ${server.url}`);
  const error = await server.failed;
  process.stderr.write(`${error.message}\n`);
  await server.stop();
  process.exit(1);
} catch (error) {
  const isPlain = error instanceof FolderLockedError || !(error instanceof Error);
  process.stderr.write(`The portal did not start: ${isPlain ? String(error) : error.stack}\n`);
  process.exit(1);
}
