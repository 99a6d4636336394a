const SIDE_PX = 256;

/** The part of a picture that a square shows: the middle of it. */
export function squareOf(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

/** The middle of a picture as a small square; throws when the file is no picture that the browser reads. */
export async function cropToSquare(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE_PX;
  canvas.height = SIDE_PX;
  const { x, y, side } = squareOf(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, x, y, side, side, 0, 0, SIDE_PX, SIDE_PX);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn'))),
      'image/png',
    );
  });
}
