/** Returns a picture of an element as it looks now; the part that draws is loaded when it is first needed. */
export async function capturePage(element: HTMLElement): Promise<Blob> {
  const { drawElement } = await import('@portal/ui/capture');
  const canvas = await drawElement(element);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('@portal/embed: no picture'))));
  });
}
