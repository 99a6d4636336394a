import { FolderLockedError } from '../db/embedded/lockFolder.ts';
import { readSettings } from '../settings/readSettings.ts';
import type { Extension } from './Extension.ts';
import { PortTakenError } from './listen.ts';
import { startServer } from './startServer.ts';
import { stopOnSignals } from './stopOnSignals.ts';

/** What another workspace brings, and what is said once its data are served. */
export type RunOptions = { extension?: Extension | undefined; greeting?: readonly string[] };

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Runs a server as this process: with the environment's settings, until a signal ends it. */
export async function runServer(optionsOf: () => RunOptions = () => ({})): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const { extension, greeting = [] } = optionsOf();
    const starting = startServer(settings, { say, extension });
    const stop = async () => {
      const server = await starting.catch(() => undefined);
      await server?.stop();
      process.exit(0);
    };
    stopOnSignals(() => void stop(), { withParent: settings.stopWithParent });
    const server = await starting;
    const timings = { ...readStepsBefore(process.env), ...server.timings };
    process.stderr.write(`${JSON.stringify({ portal: 'timings', ...timings })}\n`);
    if (server.isExtended) greeting.forEach(say);
    say(`Portal ready at ${server.url}`);
  } catch (error) {
    process.stderr.write(`The portal did not start: ${inWords(error)}\n`);
    process.exit(1);
  }
}

/** What an operator can mend is said in a line, everything else with where it came from. */
function inWords(error: unknown): string {
  if (error instanceof PortTakenError) return error.message;
  const isPlain = error instanceof FolderLockedError || !(error instanceof Error);
  return isPlain ? String(error) : (error.stack ?? error.message);
}

/** Milliseconds that `npm start` spent before it started the server; absent where the server was started without it. */
function readStepsBefore(env: NodeJS.ProcessEnv): { installMs?: number; buildMs?: number } {
  const installMs = Number.parseInt(env.PORTAL_INSTALL_MS ?? '', 10);
  const buildMs = Number.parseInt(env.PORTAL_BUILD_MS ?? '', 10);
  return {
    ...(Number.isFinite(installMs) && { installMs }),
    ...(Number.isFinite(buildMs) && { buildMs }),
  };
}
