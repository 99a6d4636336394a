import { type Brand, brandTokens } from './brandTokens.ts';

/**
 * Gives everything below an element another brand; every package follows, since all of them draw with the tokens.
 * @param root the element that carries the theme: the document's root, or the `root` given to `PortalProvider`
 * @returns a function that takes the brand off again
 */
export function applyBrand(brand: Brand, root: HTMLElement = document.documentElement): () => void {
  const tokens = Object.entries(brandTokens(brand));
  for (const [name, value] of tokens) root.style.setProperty(name, value);
  return () => {
    for (const [name] of tokens) root.style.removeProperty(name);
  };
}
