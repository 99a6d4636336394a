import { operatorCodes } from '@portal/api-client/contract/operator';
import { BusinessError } from '../../../http/errors.ts';
import type { Locale } from '../../../http/localeOf.ts';
import type { MessageName } from '../../../http/messages.ts';
import type { FileProblem, PortalFileError } from '../../setup/file/PortalFileError.ts';
import { fieldsRefused, type Problems } from '../refuse.ts';

/** What is wrong with a field whatever is in it, by its name in the setup file. */
const BY_FIELD: Readonly<Record<string, MessageName>> = {
  origin: 'setupOrigin',
  url: 'setupAddress',
  baseUrl: 'setupAddress',
  logo: 'setupPicture',
  provider: 'setupProvider',
  issuer: 'setupIssuer',
  secretEnv: 'setupVariable',
  keyEnv: 'setupVariable',
  email: 'contactRule',
  phone: 'contactRule',
  timeZone: 'timeZoneUnknown',
  id: 'setupId',
  code: 'setupId',
  home: 'setupNoHome',
};

/** The refusal of a file that says at each field, by its path such as `systems.0.menus.1.url`, what is wrong with it. */
export function setupRefused(error: PortalFileError, locale: Locale): BusinessError {
  const problems: Problems = {};
  for (const problem of error.problems) problems[(problem.path ?? []).join('.')] ??= wordsOf(problem);
  return fieldsRefused(problems, locale);
}

/** The refusal of what was made from a set-up that somebody changed since. */
export function setupChanged(changes: readonly { actor: string; at: Date }[]): BusinessError {
  const [last] = changes;
  return new BusinessError(operatorCodes.setupChanged, 'setupChanged', {
    values: { actor: last?.actor || 'portalctl' },
    data: { changes: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })) },
  });
}

function wordsOf({ message, path = [] }: FileProblem): Problems[string] {
  const [, page = '', reason = ''] = /^(\S+) refuses to be framed by \S+ \((.*)\)$/.exec(message) ?? [];
  if (page) return { text: 'setupRefusesFrame', values: { page, reason } };
  if (/is missing$|must not be empty$/.test(message)) return 'fieldRequired';
  const [, twice] = /^(?:the menu )?"(.*)" stands here twice$|has the id of one/.exec(message) ?? [];
  if (twice !== undefined) return { text: 'setupTwice', values: { value: twice } };
  if (/opens nothing/.test(message)) return 'setupOpensNothing';
  const known = BY_FIELD[String(path.at(-1))];
  return known ?? { text: 'setupOther', values: { reason: message } };
}
