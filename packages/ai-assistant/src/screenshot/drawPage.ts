import { IGNORED_MARK } from './types.ts';

/** Draws an element as it looks now, without the assistant; frames of other origins stay empty. */
export async function drawPage(target: HTMLElement, scale: number): Promise<HTMLCanvasElement> {
  const { drawElement } = await import('@portal/ui/capture');
  return drawElement(target, { scale, ignore: IGNORED_MARK });
}
