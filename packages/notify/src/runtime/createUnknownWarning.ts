const SHOWN_CHARS = 200;

/** Returns what tells a developer, once, of a frame that nothing understands; silent in production. */
export function createUnknownWarning(): (data: unknown) => void {
  let isTold = isProduction();
  return (data) => {
    if (isTold) return;
    isTold = true;
    const shown =
      typeof data === 'string' ? data.slice(0, SHOWN_CHARS) : Object.prototype.toString.call(data);
    // biome-ignore lint/suspicious/noConsole: for whoever connects a server; told once, and not in production
    console.warn(
      `@portal/notify: a frame was not understood and is left out: ${shown}\nGive createNotify a readFrame that reads your server's frames.`,
    );
  };
}

function isProduction(): boolean {
  const { env } = import.meta as { env?: { PROD?: boolean } };
  if (env?.PROD !== undefined) return env.PROD;
  const { process } = globalThis as { process?: { env?: { NODE_ENV?: string } } };
  return process?.env?.NODE_ENV === 'production';
}
