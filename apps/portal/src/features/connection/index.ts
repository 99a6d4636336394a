import { defineFeature } from '../../app/defineFeature.ts';
import { catalogs } from '../i18n.ts';
import { ConnectionLayer } from './ConnectionLayer.tsx';
import { connectionPorts } from './ports.ts';

/** Says when the network or the server is away, and when another version waits. */
export const connection = defineFeature({
  name: 'connection',
  ports: connectionPorts,
  catalogs: [catalogs],
  layers: [ConnectionLayer],
});
