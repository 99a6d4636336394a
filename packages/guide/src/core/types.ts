/** The steps in the order of the schedule. */
export const GUIDE_STEPS = ['shop', 'pull', 'ads', 'mail'] as const;

/** One step: shop authorisation, data pull, advertising authorisation, e-mail authorisation. */
export type GuideStep = (typeof GUIDE_STEPS)[number];

/** A step that a person does; the data pull does itself. */
export type OwnStep = Exclude<GuideStep, 'pull'>;

/** 1 shown open, 2 finished and closed, 3 closed by operations, 4 collapsed. */
export type GuideStatus = 1 | 2 | 3 | 4;

/** Per cent of the data pull. */
export type PullProgress = { listing: number; inventory: number; order: number };

/** How far a company is, and whether one person still has the guide. */
export type Guide = {
  status: GuideStatus;
  done: ReadonlySet<GuideStep>;
  /** What was done before the last change. */
  doneBefore: ReadonlySet<GuideStep>;
  pull: PullProgress;
  /** The shop that was authorised last, and its account there. */
  shopName: string;
  shopAccount: string;
};
