import { catalogs } from '@portal/notify/i18n';
import { defineFeature } from '../../app/defineFeature.ts';
import { catalogs as own } from '../i18n.ts';
import { NotifyLayer } from './NotifyLayer.tsx';
import { BellTool, ExportCentreTool, LiveTool, NewFeaturesTool } from './NotifyTools.tsx';
import { notifyPorts } from './ports.ts';
import { WelcomeAnnouncements } from './WelcomeAnnouncements.tsx';

/** Notices, announcements, exports and broadcasts. */
export const notify = defineFeature({
  name: 'notify',
  ports: notifyPorts,
  catalogs: [catalogs, own],
  headerTools: [
    { at: 40, Tool: LiveTool },
    { at: 60, Tool: NewFeaturesTool },
    { at: 80, Tool: ExportCentreTool },
    { at: 90, Tool: BellTool },
  ],
  welcome: [WelcomeAnnouncements],
  layers: [NotifyLayer],
  shortcuts: [{ id: 'bell', chord: 'KeyG KeyN' }],
});
