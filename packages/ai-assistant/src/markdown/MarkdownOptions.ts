import { createContext, type ReactNode, useContext } from 'react';

/** What an application adds to the markdown of answers. */
export type MarkdownOptions = {
  /** Opens a page of the portal; without it such links open as the browser does. */
  onNavigate?: (path: string) => void;
  /** Copies text; without it no copy buttons are shown. */
  onCopy?: (text: string) => void;
  /** Hosts, beside the page's own, whose pictures are loaded. @default none */
  ownHosts?: readonly string[];
  /** Draws fenced blocks of a language as a whole; `isOpen` while more of the block may come. */
  fences?: Readonly<Record<string, (code: string, isOpen: boolean) => ReactNode>>;
};

/** Gives all markdown below the same options. */
export const MarkdownContext = createContext<MarkdownOptions>({});

/** Returns the options of the nearest provider. */
export function useMarkdownOptions(): MarkdownOptions {
  return useContext(MarkdownContext);
}
