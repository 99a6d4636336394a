/** Milliseconds until a script or style sheet that stays silent counts as not loaded. */
const SILENT_MS = 120_000;

/** What was loaded; rejects when nothing came for 120 s. */
export async function inTime<Part>(loading: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('Nothing came in time', 'TimeoutError')), SILENT_MS);
  });
  try {
    return await Promise.race([loading, silence]);
  } finally {
    clearTimeout(timer);
  }
}
