import { createContext, useContext } from 'react';
import type { GovernedQuestion } from '../../core/schedules.ts';
import type { CaptureFrame } from '../../screenshot/types.ts';
import type { ReportLink } from '../Report/parseReport.ts';

/** A table of an answer, as it goes to the export centre. */
type ExportedTable = { question: GovernedQuestion; title: string; format: 'csv' | 'xlsx' };

/** What the drawer needs of the frontend around it; everything but the storage may be missing. */
export type DrawerPorts = {
  /** Keeps the drawer's size. */
  storage: { get(key: string): string | null; set(key: string, value: string): boolean };
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

export const DrawerPortsContext = createContext<DrawerPorts | undefined>(undefined);

/** Returns what the drawer got from the frontend around it. */
export function useDrawerPorts(): DrawerPorts {
  const ports = useContext(DrawerPortsContext);
  if (!ports) throw new Error('@portal/ai-assistant: rendered outside an AssistantDrawer');
  return ports;
}
