import type { Api } from '@portal/api-client';
import type {
  accountContract,
  accountFlowsContract,
  accountServicesContract,
  consultContract,
  menusToolsContract,
  systemsContract,
} from '@portal/api-client/contract';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from '../react/accountQueries.ts';

type Calls = Api<
  typeof accountContract &
    typeof accountFlowsContract &
    typeof accountServicesContract &
    typeof consultContract &
    typeof menusToolsContract &
    typeof systemsContract
>;

const USER_CENTRE = 'SSO_SYS_USER';
/** Environments on offer are parameters of this group. */
const ENVIRONMENT_GROUP = 'SSO_ENV';

/** Asked once a page: what they tell changes with a sign-in, or is asked for anew by its key. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** The queries behind the avatar menu and the tools beside it: key, call and freshness in one place. */
export const accountToolQueries = {
  /** The user centre's menus, which say what the person may administer. */
  userCentre: (api: Pick<Calls, 'queryECMenuTreeByPlatformCode'>) =>
    queryOptions({
      queryKey: ['account', 'user-centre'],
      queryFn: () => api.queryECMenuTreeByPlatformCode({ platformCode: USER_CENTRE }),
      ...ONCE,
    }),
  /** Whether the company may use the funds assistant, and where it is. */
  funds: (api: Pick<Calls, 'platformUniteInterface'>) =>
    queryOptions({
      queryKey: ['account', 'funds'],
      queryFn: () => api.platformUniteInterface({ method: 'fundsAssistantAuth' }),
      ...ONCE,
    }),
  /** The demo environments on offer. */
  environments: (api: Pick<Calls, 'querySystemParamsPage'>) =>
    queryOptions({
      queryKey: ['account', 'environments'],
      queryFn: () => api.querySystemParamsPage({ paging: false, systemGroup: ENVIRONMENT_GROUP }),
      ...ONCE,
    }),
  /** The package of a service, named in a language. */
  servicePackage: (
    api: Pick<Calls, 'querySystemServicePackageInfo'>,
    { serviceId, systemCode }: { serviceId: string; systemCode: string },
    locale: string,
  ) =>
    queryOptions({
      queryKey: [...accountKeys.servicePackage, serviceId, locale],
      queryFn: () => api.querySystemServicePackageInfo({ serviceId, systemCode }),
      ...ONCE,
    }),
  /** Whether the card for the first use is still shown. */
  helpCard: (api: Pick<Calls, 'checkShowHelpInfo'>) =>
    queryOptions({
      queryKey: ['account', 'help-card'],
      queryFn: () => api.checkShowHelpInfo({}),
      ...ONCE,
    }),
  /** What the company set about the product helper. */
  companySetting: (api: Pick<Calls, 'queryCompanySetting'>, companyCode: string) =>
    queryOptions({
      queryKey: ['account', 'company-setting', companyCode],
      queryFn: () => api.queryCompanySetting({ company_code: companyCode }),
      ...ONCE,
    }),
  /** The person's other companies than the one that the server answers for. */
  otherCompanies: (api: Pick<Calls, 'getPersonalUserSub' | 'getUserOnlineSubCodeEncry'>) =>
    queryOptions({
      queryKey: ['account', 'other-companies'],
      queryFn: async () => {
        const [all, present] = await Promise.all([
          api.getPersonalUserSub({}, { silent: true }),
          // The server knows for which company it answers; the page may have been opened with another one.
          api.getUserOnlineSubCodeEncry({}, { silent: true }),
        ]);
        return all.filter((one) => one.subjectCodeEncrypt !== present.subjectCodeEncrypt);
      },
      ...ONCE,
    }),
};
