import { expect, it, vi } from 'vitest';
import { keepThirdSystems } from './EmbedLayer.tsx';

const FREIGHT = { systemCode: 'FREIGHT', name: 'Freight', domain: 'https://freight.example' };

it('[P691] the systems of other companies are asked for when they are wanted, once, and again when they did not come', async () => {
  const ask = vi.fn(async () => [FREIGHT]);
  ask.mockRejectedValueOnce(new Error('no network'));
  const systems = keepThirdSystems(ask);
  expect(ask).not.toHaveBeenCalled();
  expect(await systems()).toEqual([]);
  expect(await Promise.all([systems(), systems()])).toEqual([[FREIGHT], [FREIGHT]]);
  expect(ask).toHaveBeenCalledTimes(2);
});
