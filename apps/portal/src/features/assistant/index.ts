import { lateTexts } from '../../app/createLocales.ts';
import { defineFeature } from '../../app/defineFeature.ts';
import { AssistantTool } from './AssistantTool.tsx';
import { assistantPorts, wantedAnswer } from './ports.ts';

/** The assistant beside the workspace. */
export const assistant = defineFeature({
  name: 'assistant',
  ports: assistantPorts,
  catalogs: [lateTexts],
  headerTools: [{ at: 50, Tool: AssistantTool }],
  actions: { 'open-answer': (ports, answer) => wantedAnswer.of(ports)?.set({ ...answer }) },
  shortcuts: [{ id: 'assistant', chord: 'Alt+KeyJ' }],
});
