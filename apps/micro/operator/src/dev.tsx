import { mountStandalone } from '@portal/embed/testing';
import * as app from './entry.tsx';

await mountStandalone(app, { path: '/health' });
