/** Loads what shows micro-apps and external pages: asked for as soon as an address or an idle moment suggests it. */
export const loadEmbedded = () => import('../embedded/EmbeddedContent.tsx');
