/** Steps of a colour channel that the eye takes for the same. */
const TOLERANCE = 6;

/**
 * Returns whether every pixel (RGBA bytes) has the same colour. A browser draws that when its policy keeps the picture's parts
 * out, and reports a success.
 */
export function isBlankPicture(pixels: ArrayLike<number>): boolean {
  for (let at = 4; at < pixels.length; at += 4) {
    for (let channel = 0; channel < 4; channel += 1) {
      const distance = Math.abs((pixels[at + channel] ?? 0) - (pixels[channel] ?? 0));
      if (distance > TOLERANCE) return false;
    }
  }
  return true;
}
