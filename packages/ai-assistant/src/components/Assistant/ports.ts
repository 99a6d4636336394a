import { createContext, useContext } from 'react';
import type { GovernedQuestion } from '../../core/schedules.ts';
import type { CaptureFrame } from '../../screenshot/types.ts';
import type { ReportLink } from '../Report/parseReport.ts';

/** A table of an answer, as it goes to the export centre. */
type ExportedTable = { question: GovernedQuestion; title: string; format: 'csv' | 'xlsx' };

/** What the assistant can do with the frontend around it; everything may be missing. */
export type AssistantPorts = {
  /** Base address of the backend, where it is not the page's own: pictures that it names by a path are there. */
  backendUrl?: string;
  /** Whether the backend also keeps schedules and ratings, and searches what was said. @default true */
  extras?: boolean;
  /** The page in front, offered with a question; undefined when there is none to tell about. What it shows can be asked for where its backend reads it. */
  page?: { title: string; canExplain?: boolean } | undefined;
  /** An answer that the person is led to, such as by a notice; another object leads there again. */
  leadTo?: { session_id: string; message_id: string } | undefined;
  /** What a screenshot is taken of. @default there is none to take */
  captureTarget?: () => HTMLElement | null;
  /** Draws a frame of another origin. */
  captureFrame?: CaptureFrame;
  /** Has the export centre make a file of all rows of a table; without it only the rows that are shown can be taken along. */
  onExport?: (table: ExportedTable) => void;
  /** Opens the page that owns the data of a report. */
  onOpenPage?: (link: ReportLink) => void;
  /** Follows a link of an answer into the product; without it such links open as the browser does. */
  onOpenLink?: (path: string) => void;
};

/** What the drawer needs of the frontend around it; everything but the storage may be missing. */
export type DrawerPorts = AssistantPorts & {
  /** Keeps the drawer's size. */
  storage: { get(key: string): string | null; set(key: string, value: string): boolean };
};

/** What there is of the assistant beside sessions and answers; what is off is neither shown nor loaded. */
export type AssistantFeatures = {
  /** Agents that a person adds. @default true */
  agents?: boolean;
  /** Conversations of a team. @default true */
  topics?: boolean;
  /** Answers as tables and charts, and questions that are asked by themselves. @default true */
  data?: boolean;
  /** Pictures of the page in front. @default true */
  screenshot?: boolean;
};

/** What every part of the assistant takes; a part inside another one has what the outer one was given. */
export type AssistantPartProps = { ports?: AssistantPorts; features?: AssistantFeatures };

/** What a part has. */
export type PartSetting = { ports: AssistantPorts; features: Required<AssistantFeatures> };

const WHOLE: PartSetting = {
  ports: {},
  features: { agents: true, topics: true, data: true, screenshot: true },
};

export const PartSettingContext = createContext<PartSetting>(WHOLE);

/** Returns what the part got from the frontend around it. */
export function useAssistantPorts(): AssistantPorts {
  return useContext(PartSettingContext).ports;
}

/** Returns what there is of the assistant here. */
export function useAssistantFeatures(): Required<AssistantFeatures> {
  return useContext(PartSettingContext).features;
}
