import type { ReactNode } from 'react';
import type { IconName } from '../../core/icons/types.ts';
import { StateBody } from './StateBody.tsx';

/** Props of `EmptyState`. */
export type EmptyStateProps = {
  /** Drawn above the title. @default 'inbox' */
  icon?: IconName;
  /** What will appear here. */
  title: ReactNode;
  /** How it gets here. */
  text?: ReactNode;
  /** The action that fills it, as a button or link. */
  action?: ReactNode;
};

/** Says what will appear in an empty place, and offers the action that fills it. */
export function EmptyState({ icon = 'inbox', title, text, action }: EmptyStateProps) {
  return <StateBody icon={icon} tone="neutral" title={title} text={text} action={action} />;
}
