import type { Api } from '@portal/api-client';
import type { guideContract } from '@portal/api-client/contract';
import type { GuideSource } from '../runtime/ports.ts';
import { readProgress, readShopGuide } from './readShopGuide.ts';

/** The guide's own calls. */
export type GuideApi = Pick<
  Api<typeof guideContract>,
  'queryLiteGuideInfo' | 'updateLiteGuide' | 'guideProgress'
>;

/** Returns where the guide's state comes from: this company's three calls. */
export function shopGuideSource(api: GuideApi): GuideSource {
  return {
    load: async () => readShopGuide(await api.queryLiteGuideInfo({})),
    progress: async () => readProgress(await api.guideProgress({})),
    saveStatus: async (guideStatus) => void (await api.updateLiteGuide({ guideStatus })),
  };
}
