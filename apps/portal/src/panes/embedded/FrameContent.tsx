import { useLingui } from '@lingui/react';
import { FramePane } from '@portal/embed';
import type { Pane } from '@portal/tabs';
import { useWorkspace } from '../../layout/WorkspaceContext.ts';
import { useServices } from '../../wiring/ServicesContext.ts';
import { paneTitle } from '../paneTitle.ts';
import { useUsableMark } from '../useUsableMark.ts';

/** An external page in a pane. */
export function FrameContent({ pane, active }: { pane: Pane; active: boolean }) {
  const { i18n } = useLingui();
  const { index } = useWorkspace();
  const { config } = useServices();
  useUsableMark(active);
  return (
    <FramePane
      url={pane.path}
      title={paneTitle(pane, index, i18n)}
      active={active}
      probeOrigins={config.allowedMessageOrigins}
    />
  );
}
