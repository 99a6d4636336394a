import '@portal/ui/fonts.css';
import '@portal/ui/styles.css';
import { checkEmphasis } from '../src/ai/page/checkEmphasis.ts';
import { checkCuts, checkFrames } from '../src/ai/page/checkFrames.ts';
import { hurryFrames } from '../src/ai/page/hurryFrames.ts';
import { measure, prepare } from '../src/ai/page/runRender.ts';

Object.assign(globalThis, {
  aiBench: { prepare, measure, hurryFrames, checkFrames, checkCuts, checkEmphasis },
});
