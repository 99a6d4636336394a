import { useLingui } from '@lingui/react';
import { GUIDE_TEXTS } from '@portal/guide';
import { seesInitialGuide } from '@portal/guide/shops';
import { IconButton } from '@portal/ui';
import { formatPaneAddress } from '../../workspace/panes/paneAddress.ts';
import { useSystems } from '../../workspace/useSystems.ts';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import { guidePorts } from './ports.ts';

export { catalogs } from '@portal/guide/i18n';

const PAGE = { app: 'scm_new', path: '/guide' };
const PANE_KEY = 'scm_new_guide';

/** Opens the initialisation guide of the supply chain in its own pane; not there while the ERP is too old for it. */
export function InitialGuideButton({ classification }: { classification: string | undefined }) {
  const { navigate } = guidePorts.use();
  const { base } = useWorkspace();
  const { i18n } = useLingui();
  const erp = useSystems().find(({ systemCode }) => systemCode === 'ERP');
  if (!seesInitialGuide({ classification, serviceActive: erp?.serviceActive })) return null;
  return (
    <IconButton
      icon="flag"
      label={i18n._(GUIDE_TEXTS.initial)}
      onClick={() => navigate(base + formatPaneAddress(PAGE), { paneKey: PANE_KEY })}
    />
  );
}
