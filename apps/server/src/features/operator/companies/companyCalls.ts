import type { Acts, Looks } from '../OperatorHandlers.ts';
import { addOperatorService, saveOperatorService } from './changeService.ts';
import { getOperatorCompany, queryOperatorChoices } from './getCompany.ts';
import { openOperatorCompany } from './openCompany.ts';
import { queryOperatorCompanyPage } from './queryCompanies.ts';
import { lockOperatorCompany, saveOperatorCompany } from './saveCompany.ts';

export const companyLooks = {
  queryOperatorCompanyPage,
  getOperatorCompany,
  queryOperatorChoices,
} satisfies Partial<Looks>;

export const companyActs = {
  openOperatorCompany,
  saveOperatorCompany,
  lockOperatorCompany,
  addOperatorService,
  saveOperatorService,
} satisfies Partial<Acts>;
