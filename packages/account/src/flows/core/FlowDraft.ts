import type { CodeWay, FlowValues } from './flowValues.ts';

/** What was typed into a form that the person left, for when they come back to it; never stored. */
export type FlowDraft = {
  current?: {
    /** The address that the form began with: with another one it begins anew. */
    begunWith: string;
    values: FlowValues;
    /** Where the form takes one kind of address at a time. */
    channel?: CodeWay;
    contacts?: Readonly<Record<CodeWay, string>>;
  };
};
