import { catalogs } from '@portal/notify/i18n';
import { lateTexts } from '../../app/createLocales.ts';
import { defineFeature } from '../../app/defineFeature.ts';
import { BellTool, ExportCentreTool, LiveTool, NewFeaturesTool, NotifyLayer } from './NotifyTools.tsx';
import { notifyPorts } from './sessionNotify.ts';
import { WelcomeAnnouncements } from './WelcomeAnnouncements.tsx';

/** Notices, announcements, exports and broadcasts. */
export const notify = defineFeature({
  name: 'notify',
  ports: notifyPorts,
  catalogs: [catalogs, lateTexts],
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
