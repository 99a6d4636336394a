/** Words of a plan: as they are shown, or a text of the application's catalogs. */
export type GuideText = string | { id: string; message: string };

/** One step of a guide. */
export type PlannedStep = {
  id: string;
  title: GuideText;
  /** What it brings. */
  text: GuideText;
  /** What its button says, without which "authorise" stands there. */
  action?: GuideText;
  /** The step after which this one goes on by itself: it has no button, and is asked about until it is done. */
  after?: string;
  /** Its parts, each with a bar while it goes on by itself. */
  parts?: readonly { id: string; title: GuideText }[];
};

/** What a guide consists of: its name and its steps, in order. */
export type GuidePlan = { title: GuideText; steps: readonly PlannedStep[] };

/** 1 shown open, 2 finished and closed, 3 closed by operations, 4 collapsed. */
export type GuideStatus = 1 | 2 | 3 | 4;

/** How far somebody is, and whether they still have the guide. */
export type Guide = {
  status: GuideStatus;
  /** Ids of the steps that are done. */
  done: ReadonlySet<string>;
  /** What was done before the last change. */
  doneBefore: ReadonlySet<string>;
  /** Per cent, by the id of a step's part. */
  progress: Readonly<Record<string, number>>;
  /** What came of a step, in words, by its id. */
  results: Readonly<Record<string, string>>;
};
