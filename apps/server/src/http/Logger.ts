import type { Logger as PinoLogger } from 'pino';

/** The structured log. */
export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error'>;
