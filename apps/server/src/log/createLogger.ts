import { type DestinationStream, type Logger, pino } from 'pino';
import { redactPath, redactText } from './redact.ts';

const SECRETS = [
  'token',
  'nextToken',
  'password',
  'passwordHash',
  'cipherText',
  'authorization',
  'Authorization',
  'cookie',
  'email',
  'phone',
  'userName',
  'privateKey',
  'secret',
  'signingKey',
];

/** Where the log goes and how much of it. */
export type LoggerOptions = { level?: string; destination?: DestinationStream };

/** The structured log: JSON lines on stderr, without tokens, passwords, e-mail addresses and phone numbers. */
export function createLogger({
  level = 'info',
  destination = pino.destination(2),
}: LoggerOptions = {}): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, censor: '[redacted]' },
      serializers: { path: redactPath, url: redactPath, err: serializeError },
    },
    destination,
  );
}

/** An error with its stack and its causes; values that a query was given are left out. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: redactText(String(error)) };
  const { name, message, stack, cause } = error;
  const firstLine = redactText(message.split('\nparams:')[0] ?? '');
  const frames = stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { name, message: firstLine, frames, ...(cause ? { cause: serializeError(cause) } : {}) };
}
