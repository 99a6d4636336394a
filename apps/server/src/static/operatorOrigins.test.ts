import { expect, it } from 'vitest';
import { shellPolicy } from './contentSecurityPolicy.ts';
import { operatorOrigins } from './operatorOrigins.ts';

const PAGE = 'https://portal.example';

it('[S71] pages may call, by HTTP and by sockets, the hosts that an operator named, however they are written', () => {
  const { connect, pictures } = operatorOrigins(
    {
      aiHost: 'ai.example:8443/base',
      exportHost: 'wss://files.example',
      guideHost: '/guide',
      wmsHost: 'http://wms.test',
    },
    PAGE,
  );
  expect(connect).toEqual([
    ...['wss://files.example', 'http://wms.test', 'https://ai.example:8443'].flatMap((host) => {
      const origin = host.replace(/^ws/, 'http');
      return [origin, origin.replace(/^http/, 'ws')];
    }),
  ]);
  expect(pictures).toEqual(['https://ai.example:8443']);
  const page = { html: '', host: 'portal.example', appsOrigin: 'https://apps.test' };
  const policy = shellPolicy({ ...page, connectOrigins: connect, pictureOrigins: ['http://ai.test'] });
  expect(policy).toMatch(/connect-src [^;]* https:\/\/ai\.example:8443 wss:\/\/ai\.example:8443/);
  expect(policy).toContain("img-src 'self' data: blob: https: http://ai.test;");
});

it('[S71] a host without a scheme has that of the page', () => {
  const { connect } = operatorOrigins({ aiHost: '127.0.0.1:4400' }, 'http://localhost:4400');
  expect(connect).toEqual(['http://127.0.0.1:4400', 'ws://127.0.0.1:4400']);
});

it('[S71] no host, the page’s own and what is no address add nothing', () => {
  for (const aiHost of [
    undefined,
    '',
    'portal.example',
    PAGE,
    'file:///etc/passwd',
    'http://a b',
    'javascript://x',
  ])
    expect(operatorOrigins({ ...(aiHost !== undefined && { aiHost }) }, PAGE)).toEqual({
      connect: [],
      pictures: [],
    });
});
