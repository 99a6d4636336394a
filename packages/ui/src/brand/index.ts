export { applyBrand } from './applyBrand.ts';
export type { Brand } from './brandTokens.ts';
export { brandTokens } from './brandTokens.ts';
