import { useRef } from 'react';
import type { ComposerHandle } from '../Composer/ComposerProps.ts';
import drawer from '../Drawer/Drawer.module.css';
import { AssistantPart } from './AssistantPart.tsx';
import { AssistantStage } from './AssistantStage.tsx';
import type { AssistantPartProps } from './ports.ts';

/** The assistant as a part of the page, in the width and height that it is given. Needs an `AssistantContext`. */
export function AssistantPanel(part: AssistantPartProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const composerRef = useRef<ComposerHandle>(null);
  return (
    <AssistantPart {...part}>
      <div ref={panelRef} className={drawer.panel}>
        <AssistantStage aroundRef={panelRef} composerRef={composerRef} searchRef={searchRef} />
      </div>
    </AssistantPart>
  );
}
