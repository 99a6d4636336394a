/** How many fonts of a page are drawn; more would make the picture slow. */
const FONTS_MAX = 4;

/** Returns the page's own fonts with their files in them, because a picture loads nothing. */
export async function ownFonts(): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    } catch {
      // A sheet of another origin keeps its rules to itself.
      return [];
    }
  });
  const texts = await Promise.all(faces.slice(0, FONTS_MAX).map(withFile));
  return texts.join('\n');
}

async function withFile(face: CSSFontFaceRule): Promise<string> {
  const address = /url\((['"]?)(.+?)\1\)/.exec(face.cssText)?.[2];
  if (!address) return '';
  try {
    const response = await fetch(new URL(address, face.parentStyleSheet?.href ?? document.baseURI));
    return face.cssText.replace(address, await toDataUrl(await response.blob()));
  } catch {
    return '';
  }
}

function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
