import { defineFeature } from '../../app/defineFeature.ts';
import { GuideLayer, InitialGuideTool } from './GuideLayer.tsx';
import { guidePorts } from './ports.ts';

/** The beginner's guide, onboarding, and the authorisation of shops. */
export const guide = defineFeature({
  name: 'guide',
  ports: guidePorts,
  headerTools: [{ at: 20, Tool: InitialGuideTool }],
  layers: [GuideLayer],
  start: (ports) =>
    void ports.guests.offerDialog('shop-authorisation', async ({ platform }) => {
      const { openShopAuth } = await import('./openShopAuth.tsx');
      return openShopAuth(ports, typeof platform === 'string' ? { platform } : {});
    }),
});
