import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { accountKeys } from '../react/accountQueries.ts';
import { accountToolQueries } from './accountToolQueries.ts';

it('[A250] the other companies are all but the one that the server answers for', async () => {
  const companies = ['a', 'b', 'c'].map((subjectCodeEncrypt) => ({ subjectCodeEncrypt }));
  const query = accountToolQueries.otherCompanies({
    getPersonalUserSub: async () => companies,
    getUserOnlineSubCodeEncry: async () => ({ subjectCodeEncrypt: 'b' }),
  } as never);
  const others = await new QueryClient().fetchQuery(query);
  expect(others.map(({ subjectCodeEncrypt }) => subjectCodeEncrypt)).toEqual(['a', 'c']);
});

it('[A250] a package is kept by service and language, and asked for anew with all packages', async () => {
  const client = new QueryClient();
  const querySystemServicePackageInfo = vi.fn(async () => ({ packageName: '旗舰版' }));
  const ask = (serviceId: string, locale: string) =>
    client.fetchQuery(
      accountToolQueries.servicePackage(
        { querySystemServicePackageInfo } as never,
        { serviceId, systemCode: 'ERP' },
        locale,
      ),
    );
  for (const locale of ['zh-CN', 'en-US', 'zh-CN']) await ask('s1', locale);
  await ask('s2', 'zh-CN');
  expect(querySystemServicePackageInfo).toHaveBeenCalledTimes(3);
  await client.invalidateQueries({ queryKey: accountKeys.servicePackage });
  await ask('s1', 'zh-CN');
  expect(querySystemServicePackageInfo).toHaveBeenCalledTimes(4);
});
