import type { Api } from '@portal/api-client';
import type { guideContract } from '@portal/api-client/contract';

/** The guide's own calls. */
export type GuideApi = Pick<
  Api<typeof guideContract>,
  'queryLiteGuideInfo' | 'updateLiteGuide' | 'guideProgress'
>;

/** Everything that the guide needs of the application around it. */
export type GuidePorts = {
  api: GuideApi;
  storage: { get(key: string): string | null; set(key: string, value: string): boolean };
  clock: {
    /** Calls `run` once after so many milliseconds. Returns a function that prevents it. */
    after(milliseconds: number, run: () => void): () => void;
  };
  page: {
    isVisible(): boolean;
    /** Calls the listener whenever the page is shown or hidden. Returns a function that ends it. */
    onVisible(listener: () => void): () => void;
  };
  /** Whose guide it is: what was seen is remembered for them. */
  scope: string;
};
