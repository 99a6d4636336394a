import type { ReactNode, Ref } from 'react';
import type { Model, Quota } from '../../core/entities.ts';
import type { Quote } from '../../core/types.ts';
import type { PendingImage } from './images.ts';

/** The page in front, as it is offered with a question. */
type PageOffer = { title: string; isIncluded: boolean; onToggle: (isIncluded: boolean) => void };

/** Moves the focus into the field. */
export type ComposerHandle = { focus: () => void };

/** Props of `Composer`. */
export type ComposerProps = {
  ref?: Ref<ComposerHandle>;
  text: string;
  onTextChange: (text: string) => void;
  onSend: () => void;
  /** Ends the answer under way; given while there is one. */
  onStop?: () => void;
  /** A question is on its way: nothing can be typed or sent. @default false */
  isLoading?: boolean;
  /** Why nothing can be sent now, in a sentence. */
  blocked?: ReactNode;
  quotes: readonly Quote[];
  onRemoveQuote: (messageId: string) => void;
  images: readonly PendingImage[];
  /** Takes pictures from the button, the clipboard or a drop; without it there are none. */
  onAddImages?: (files: File[]) => void;
  onRemoveImage: (id: string) => void;
  page?: PageOffer;
  /** Asks what the page in front shows, as it is narrowed. */
  onExplainPage?: () => void;
  /** The question that is being edited, with the way out. */
  editing?: { onCancel: () => void };
  models: readonly Model[];
  modelId: string;
  onModelChange?: (modelId: string) => void;
  /** Leaves a divider; without it there is nothing to forget yet. */
  onClearContext?: () => void;
  onScreenshot?: () => void;
  /** Prompts and templates to begin with. */
  templates: readonly { id: string; title: string; content: string }[];
  quota?: Quota;
  isQuotaExempt?: boolean;
  /** The last own question, for the arrow up in an empty field. */
  lastQuestion?: string;
};
