/** What can be learned about a frame's page without being able to look into it. */
export type FrameVerdict = 'there' | 'missing' | 'failing' | 'unreachable' | 'unknown';

/**
 * Asks for the page's address. Where its server does not let the portal read the answer, only a dead line can be told
 * from a live one.
 */
export async function probeFrame(url: string, signal: AbortSignal): Promise<FrameVerdict> {
  try {
    const { status, ok } = await fetch(url, {
      method: 'HEAD',
      credentials: 'omit',
      cache: 'no-store',
      signal,
    });
    if (ok) return 'there';
    return status === 404 || status === 410 ? 'missing' : 'failing';
  } catch {
    if (signal.aborted) return 'unknown';
  }
  try {
    await fetch(url, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });
    return 'unknown';
  } catch {
    return signal.aborted ? 'unknown' : 'unreachable';
  }
}
