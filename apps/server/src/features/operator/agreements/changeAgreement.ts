import type { HandlerRequestOf } from '@portal/api-client/contract';
import { toSetupNames } from '@portal/api-client/contract/operator';
import { applySetup, lockSetup } from '../../setup/applySetup.ts';
import type { FileAgreement } from '../../setup/file/AgreementSchema.ts';
import { PortalFileError } from '../../setup/file/PortalFileError.ts';
import { readPortalValue } from '../../setup/file/readPortalFile.ts';
import type { ChangedBy } from '../../setup/history/setupChanges.ts';
import { readStoredConfig } from '../../setup/storedConfig.ts';
import type { ActTools, Deed, OperatorContract } from '../OperatorHandlers.ts';
import { fieldsRefused, notFound, type Problems } from '../refuse.ts';

type Tools = Pick<ActTools, 'db' | 'clock' | 'locale'> & { by: ChangedBy };
type Written = HandlerRequestOf<OperatorContract['saveOperatorAgreement']>;

/** Makes a version the one that stands, by the way of `portalctl apply`. Undefined where nothing changed. */
export async function saveAgreement(
  tools: Tools,
  { id, version, renew, ...written }: Written,
): Promise<Deed | undefined> {
  const { db, locale } = tools;
  await lockSetup(db);
  const { agreements = [] } = await readStoredConfig(db);
  const known = agreements.find((one) => one.id === id);
  const wanted: FileAgreement = {
    id,
    version,
    name: toSetupNames(written.name),
    ...(written.text && { text: toSetupNames(written.text) }),
    ...(written.address && { address: toSetupNames(written.address) }),
    ...(!renew && { renew }),
  };
  const others = agreements.map((one) => (one.id === id ? wanted : one));
  const place = known ? agreements.indexOf(known) : agreements.length;
  try {
    const isChanged = await apply(tools, known ? others : [...agreements, wanted]);
    if (!isChanged) return undefined;
  } catch (error) {
    if (error instanceof PortalFileError) throw fieldsRefused(problemsOf(error, place), locale);
    throw error;
  }
  return {
    action: known ? 'agreement-changed' : 'agreement-added',
    target: `${id} ${version}`,
    before: known && { version: known.version },
    after: { version },
  };
}

/** Asks nobody for an agreement any more. Throws where there is none of this id. */
export async function removeAgreement(tools: Tools, id: string): Promise<Deed> {
  const { db } = tools;
  await lockSetup(db);
  const { agreements = [] } = await readStoredConfig(db);
  const known = agreements.find((one) => one.id === id);
  if (!known) throw notFound();
  await apply(
    tools,
    agreements.filter((one) => one.id !== id),
  );
  return { action: 'agreement-removed', target: id, before: { version: known.version } };
}

async function apply({ db, clock, by }: Tools, agreements: readonly FileAgreement[]): Promise<boolean> {
  const { changes } = await applySetup(db, readPortalValue({ agreements }), { now: clock.now(), by });
  return changes.length > 0;
}

const FIELDS = ['id', 'version', 'name', 'text', 'address'] as const;

/** What the file says is wrong, at the fields of the form. */
function problemsOf({ problems }: PortalFileError, place: number): Problems {
  const found = problems.flatMap(({ path: [part, at, name] = [], message }) => {
    const field = FIELDS.find((one) => one === name);
    if (part !== 'agreements' || at !== place || !field) return [];
    const words =
      field === 'address'
        ? 'setupAddress'
        : field !== 'version'
          ? 'fieldRequired'
          : message.includes('was accepted')
            ? 'agreementAccepted'
            : 'agreementVersion';
    return [[field, words] as const];
  });
  return Object.fromEntries(found);
}
