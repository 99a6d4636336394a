import { FundsAssistantSchema } from '@portal/api-client/contract';
import { safeParse } from 'valibot';
import { withQuery } from './salesConsult.ts';

const AUTHORISED = 1;
const HIDDEN = 0;
const LEFT_MENU = 1;
const NEWER_SUB_TAB = 6;

/** Whether the version switch is offered: in the ERP with the left menu, while the older version is in use, outside demo. */
export function seesVersionSwitch({
  systemCode,
  packageStyle,
  subTab = 0,
  demo,
}: {
  systemCode: string;
  packageStyle?: number;
  subTab?: number;
  demo: boolean;
}): boolean {
  return systemCode === 'ERP' && packageStyle === LEFT_MENU && subTab < NEWER_SUB_TAB && !demo;
}

/** Where the funds assistant opens; undefined unless the company is authorised. Takes JSON text of any quality. */
export function readFundsAssistant(respBody: string | undefined): string | undefined {
  const result = safeParse(FundsAssistantSchema, parse(respBody));
  if (!result.success || result.output.authStatus !== AUTHORISED) return undefined;
  return withQuery(result.output.url, {});
}

/** The product helper's address; undefined where the company hides it or the operator set none. */
export function helperPage(
  address: unknown,
  { isSet, token, companyCode }: { isSet: number | undefined; token: string; companyCode: string },
): string | undefined {
  if (!seesHelper(address, isSet)) return undefined;
  return withQuery(String(address), { token, company_code: companyCode });
}

/** Whether the product helper is offered; a setting that could not be asked for does not hide it. */
export function seesHelper(address: unknown, isSet: number | undefined): boolean {
  return typeof address === 'string' && withQuery(address, {}) !== undefined && isSet !== HIDDEN;
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
