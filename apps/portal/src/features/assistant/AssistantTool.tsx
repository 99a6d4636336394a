import { useLingui } from '@lingui/react';
import { createStore } from '@portal/machine';
import { useMachine } from '@portal/machine/react';
import { ErrorState, IconButton, type LatePartMissing } from '@portal/ui';
import { useShortcut } from '@portal/ui/shortcuts';
import { Component, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { lateFlow } from '../../app/lateFlow.tsx';
import classes from './AssistantTool.module.css';
import { assistantPorts, wantedAnswer } from './ports.ts';

const OPEN = 'assistant-open';
const NOBODYS = createStore(undefined);

/** The way to the assistant; everything behind the button loads when it is first opened. */
export function AssistantTool() {
  const { i18n } = useLingui();
  const ports = assistantPorts.use();
  const { windowStorage } = ports;
  const [AssistantPanel] = useState(() => {
    const load = async () => {
      const { AssistantPanel: page, catalogs } = await import('./AssistantPanel.tsx');
      return { page, catalogs };
    };
    return lateFlow(ports, load, { Missing: Broken });
  });
  // A system that is entered has a header of its own: what was open stays open in this window.
  const [isOpen, setIsOpen] = useState(() => windowStorage.get(OPEN) === '1');
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const wanted = wantedAnswer.use(ports);
  const leadTo = useMachine(wanted ?? NOBODYS);
  if (leadTo && !isOpen) setIsOpen(true);
  const change = (next: boolean) => {
    setIsOpen(next);
    if (next) windowStorage.set(OPEN, '1');
    else {
      wanted?.set(undefined);
      windowStorage.remove(OPEN);
      button?.focus();
    }
  };
  useShortcut(ports.shortcuts(), 'assistant', ({ repeat }) => {
    if (!repeat) change(!isOpen);
  });
  return (
    <>
      <IconButton
        ref={setButton}
        icon="sparkles"
        label={i18n._({ id: 'portal.assistant', message: 'AI 助手' })}
        aria-expanded={isOpen}
        data-testid="assistant-button"
        onClick={() => change(!isOpen)}
      />
      {isOpen &&
        createPortal(
          <Boundary>
            <AssistantPanel leadTo={leadTo} onClose={() => change(false)} />
          </Boundary>,
          document.body,
        )}
    </>
  );
}

/** A drawer that does not load, or breaks, says so in its place; the workspace goes on. */
function Broken({ onRetry }: LatePartMissing) {
  return (
    <aside className={classes.broken}>
      <ErrorState onRetry={onRetry} />
    </aside>
  );
}

class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Broken onRetry={() => window.location.reload()} /> : this.props.children;
  }
}
