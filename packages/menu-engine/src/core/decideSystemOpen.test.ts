import { expect, it } from 'vitest';
import { decideSystemOpen } from './decideSystemOpen.ts';

const system = {
  serviceId: 'svc 1',
  systemCode: 'OMS',
  status: 2,
  serviceDeploy: 4,
  systemDomain: 'https://oms.example.com/app',
};
const href = '/entry/svc%201/OMS';

it.each([
  [{ embedded: true }, { kind: 'workspace', href }],
  [{}, { kind: 'workspace', href }],
  [{ embedded: false }, { kind: 'window', url: 'https://oms.example.com/transfer' }],
  [
    { embedded: false, systemDomain: 'oms.example.com:8443' },
    { kind: 'window', url: 'https://oms.example.com:8443/transfer' },
  ],
  [
    { embedded: false, systemDomain: ' ' },
    { kind: 'workspace', href },
  ],
  [
    { embedded: false, systemDomain: undefined },
    { kind: 'workspace', href },
  ],
  [
    { embedded: false, systemDomain: 'javascript:void 0' },
    { kind: 'workspace', href },
  ],
  [
    { embedded: false, systemDomain: 'http://' },
    { kind: 'workspace', href },
  ],
  [
    { embedded: false, status: 3 },
    { kind: 'refused', reason: 'disabled' },
  ],
  [{ status: 9 }, { kind: 'refused', reason: 'abandoned' }],
  [
    { embedded: false, serviceDeploy: 2 },
    { kind: 'refused', reason: 'deploying' },
  ],
])('[M237] a system with %o is opened as %o', (fields, opening) => {
  expect(decideSystemOpen({ ...system, ...fields })).toEqual(opening);
});
