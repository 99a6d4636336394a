import { SystemIcon, useLocale } from '@portal/ui';
import { type MouseEvent, memo } from 'react';
import { judgeSwitcherOpen, type SwitcherRefusal } from '../../core/judgeSwitcherOpen.ts';
import { type ListedSystem, systemLabel } from '../../core/systemLabel.ts';
import { isPlainClick } from './isPlainClick.ts';
import { SystemMark } from './SystemMark.tsx';
import classes from './SystemRow.module.css';

/** What a list of systems reports and asks; the shell answers. */
export type SystemActions<System extends ListedSystem = ListedSystem> = {
  /** Address of a system's workspace, for its link. */
  hrefOf: (system: System) => string;
  /** A system was chosen by a plain click; other clicks are the browser's. */
  onOpen: (system: System) => void;
  /** A system that does not open was chosen; `refusalMessage` has the words. */
  onRefused: (system: System, reason: SwitcherRefusal) => void;
};

type SystemRowProps<System extends ListedSystem> = {
  system: System;
  current: boolean;
  actions: SystemActions<System>;
  /** How much room there is: a wide row, a narrow one, or the icon only. @default 'wide' */
  room?: 'wide' | 'narrow' | 'icon';
};

/** One system of a list: a real link, or a button that says why it does not open. */
export const SystemRow = memo(SystemRowView) as typeof SystemRowView;

function SystemRowView<System extends ListedSystem>({
  system,
  current,
  actions,
  room = 'wide',
}: SystemRowProps<System>) {
  const refusal = judgeSwitcherOpen(system);
  const label = systemLabel(system, useLocale());
  const content = (
    <>
      <SystemIcon code={system.systemCode} size="small" />
      {room === 'icon' ? (
        <span className="portal-visually-hidden">{label}</span>
      ) : (
        <span className={classes.name}>{label}</span>
      )}{' '}
      {refusal && <SystemMark refusal={refusal} compact={room !== 'wide'} />}
    </>
  );
  const shared = {
    className: classes.row,
    title: label,
    'data-room': room,
  };
  if (refusal)
    return (
      <button type="button" {...shared} data-refused="" onClick={() => actions.onRefused(system, refusal)}>
        {content}
      </button>
    );
  return (
    <a
      {...shared}
      href={actions.hrefOf(system)}
      aria-current={current ? 'true' : undefined}
      onClick={(event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        actions.onOpen(system);
      }}
    >
      {content}
    </a>
  );
}
