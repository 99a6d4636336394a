import type { Database } from '../db/Database.ts';
import type { Clock } from '../http/Clock.ts';
import type { Logger } from '../http/Logger.ts';
import { createMailer, createSmtpSender } from './createMailer.ts';

const LOOK_MS = 2_000;
const SWEEP_MS = 3_600_000;
const DEFAULT_SENDER = 'portal@localhost';

/** Sends the outbox's e-mails as long as `SMTP_URL` names a mail server; without one they wait for `portalctl outbox`. */
export function openMailer(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  env: Readonly<Record<string, string | undefined>>;
}): { stop(): void } {
  const { env, log } = deps;
  if (!env.SMTP_URL) return { stop() {} };
  const send = createSmtpSender(env.SMTP_URL, env.SMTP_FROM || DEFAULT_SENDER);
  const mailer = createMailer({ ...deps, send });
  let isBusy = false;
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      await mailer.sendDue();
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be read');
    } finally {
      isBusy = false;
    }
  };
  const looking = setInterval(() => void look(), LOOK_MS);
  const sweep = () => void mailer.sweep().catch((error) => log.error({ err: error }, 'sweep failed'));
  const sweeping = setInterval(sweep, SWEEP_MS);
  return {
    stop() {
      clearInterval(looking);
      clearInterval(sweeping);
    },
  };
}
