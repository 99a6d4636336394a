const MODULE = /<script\b(?=[^>]*\btype="module")[^>]*\bsrc="([^"]+)"/i;

/** The address of the script that a page of the portal starts with; it names the build. Undefined for any other page. */
export function readEntry(html: string): string | undefined {
  return MODULE.exec(html)?.[1];
}
