import { mountStandalone } from '@portal/embed/testing';
import * as app from './entry.ts';

// A stand-in answers for the portal; the address has the path after the `#`.
await mountStandalone(app, { path: '/' });
