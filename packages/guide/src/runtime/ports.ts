import type { Guide, GuidePlan } from '../core/types.ts';

/** Where the state of a guide comes from. */
export type GuideSource = {
  /** Resolves with how far somebody is. */
  load(): Promise<Guide>;
  /** Resolves with the per cents of what goes on by itself, where another service has them newer. */
  progress?(): Promise<Guide['progress']>;
  /** Keeps that the guide was closed, so that it is not shown open again. */
  saveStatus(status: 1 | 2 | 4): Promise<void>;
};

/** Everything that the guide needs of the application around it. */
export type GuidePorts = {
  /** The steps and their words. */
  plan: GuidePlan;
  source: GuideSource;
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
