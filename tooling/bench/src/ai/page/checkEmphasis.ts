import { EMPHASIS } from './emphasis.ts';
import { RENDERERS } from './peers.tsx';
import { frame, newHost } from './runRender.ts';

/** How many lines of Chinese and Korean emphasis a renderer gets right. */
export async function checkEmphasis(renderer: string): Promise<{ right: number; wrong: string[] }> {
  const wrong: string[] = [];
  for (const [line, stressed] of EMPHASIS) {
    const host = newHost();
    const one = RENDERERS[renderer]?.(host, line);
    one?.update(line, true);
    await frame();
    await frame();
    const found = host.querySelector('strong, em, [data-streamdown="strong"]')?.textContent;
    if (found !== stressed || host.textContent?.includes('*')) wrong.push(line);
    one?.stop();
    host.remove();
  }
  return { right: EMPHASIS.length - wrong.length, wrong };
}
