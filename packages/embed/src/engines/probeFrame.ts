/** What can be learned about a frame's page without being able to look into it. */
export type FrameVerdict = 'there' | 'missing' | 'failing' | 'unreachable' | 'unknown';

/**
 * Asks the page's server whether the page is there. Where the server does not let the portal read what it says, only a
 * dead line can be told from a live one; where the portal's own content policy forbids to ask, nothing can be told.
 */
export async function probeFrame(url: string, signal: AbortSignal): Promise<FrameVerdict> {
  let forbidden = false;
  const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'connect-src') forbidden = true;
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  const ask = (mode: RequestMode) =>
    fetch(url, { method: 'HEAD', mode, credentials: 'omit', cache: 'no-store', signal }).catch(
      () => undefined,
    );
  try {
    const answer = await ask('cors');
    if (answer?.ok) return 'there';
    if (answer) return answer.status === 404 || answer.status === 410 ? 'missing' : 'failing';
    const opaque = forbidden ? undefined : await ask('no-cors');
    return opaque || forbidden || signal.aborted ? 'unknown' : 'unreachable';
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation);
  }
}
