import { isDeepStrictEqual } from 'node:util';
import { agreementAcceptances, agreementVersions } from '../../../db/schema/agreements.ts';
import type { FileAgreement } from '../file/AgreementSchema.ts';
import type { PortalFile } from '../file/PortalFileSchema.ts';
import { note, type Planning } from './Planning.ts';
import type { Step } from './Step.ts';

/** Keeps each version of an agreement for good. One that somebody accepted keeps its words: others need a version of their own. */
export async function planAgreements(planning: Planning, { agreements = [] }: PortalFile): Promise<Step> {
  if (agreements.length === 0) return { changes: [], write: async () => undefined };
  const { db, now } = planning;
  const present = await db.select().from(agreementVersions);
  const accepted = await db
    .selectDistinct({ id: agreementAcceptances.agreementId, version: agreementAcceptances.version })
    .from(agreementAcceptances);
  const written = agreements.flatMap((agreement, index) => {
    const { id, version } = agreement;
    const row = rowOf(agreement);
    const known = present.find((one) => one.agreementId === id && one.version === version);
    if (known && isDeepStrictEqual({ ...known, ...row }, known)) return [];
    if (accepted.some((one) => one.id === id && one.version === version)) {
      const message = `version ${version} was accepted by people as it was: give what is changed a version of its own`;
      note(planning, ['agreements', index, 'version'], message);
    }
    return [{ ...row, publishedAt: known?.publishedAt ?? now }];
  });
  return {
    changes: [],
    async write(tx) {
      for (const row of written)
        await tx
          .insert(agreementVersions)
          .values(row)
          .onConflictDoUpdate({
            target: [agreementVersions.agreementId, agreementVersions.version],
            set: row,
          });
    },
  };
}

function rowOf({ id, version, name, text, address, renew = true }: FileAgreement) {
  return { agreementId: id, version, name, text: text ?? null, address: address ?? null, renew };
}
