import { defineFeature } from '../../app/defineFeature.ts';
import { catalogs } from '../i18n.ts';
import { AssistantTool } from './AssistantTool.tsx';
import { assistantPorts } from './ports.ts';

/** The assistant beside the workspace. */
export const assistant = defineFeature({
  name: 'assistant',
  ports: assistantPorts,
  catalogs: [catalogs],
  headerTools: [{ at: 50, Tool: AssistantTool }],
  shortcuts: [{ id: 'assistant', chord: 'Alt+KeyJ' }],
});
