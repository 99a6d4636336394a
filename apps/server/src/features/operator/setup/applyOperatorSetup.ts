import { applySetup } from '../../setup/applySetup.ts';
import { PortalFileError } from '../../setup/file/PortalFileError.ts';
import { type ReadFile, readPortalValue } from '../../setup/file/readPortalFile.ts';
import { lookAtPages } from '../../setup/framing/lookAtPages.ts';
import { beforeChange, changesSince, lastChange, PLATFORM_PARTS } from '../../setup/history/setupChanges.ts';
import type { Act, ActContext, Deed } from '../OperatorHandlers.ts';
import { makePasswordLink } from '../people/passwordLink.ts';
import { notFound } from '../refuse.ts';
import { actorOf } from './actorOf.ts';
import { setupChanged, setupRefused } from './setupProblems.ts';

/** Makes what a form wrote so, by the way of `portalctl apply`. */
export const applyOperatorSetup: Act<'applyOperatorSetup'> = async (request, context) => {
  const { db } = context;
  const { file, changeId, isUnseen } = request;
  const read = await orRefused(context, async () => readPortalValue(file));
  const parts = PLATFORM_PARTS.filter((part) => read.file[part] !== undefined);
  const applied = await orRefused(context, () => apply(context, read, { changeId, parts, isUnseen }));
  const { changes, warnings, invited } = applied;
  const links = [];
  for (const contact of invited) links.push(await makePasswordLink(context, contact));
  return {
    answer: {
      changeId: await lastChange(db),
      changeCount: changes.length,
      warnings: warnings.map(({ message }) => message),
      links,
    },
    deed: changes.length === 0 ? undefined : deedOf('setup-applied', Object.keys(file).join(' '), changes),
  };
};

/** Puts back what stood before a change, which is a change of its own. */
export const restoreOperatorSetup: Act<'restoreOperatorSetup'> = async ({ id }, context) => {
  const before = await beforeChange(context.db, id);
  if (!before) throw notFound();
  const { changes } = await orRefused(context, async () =>
    apply(context, readPortalValue(before), { parts: [], isUnseen: true }),
  );
  return {
    answer: { changeCount: changes.length },
    deed: changes.length === 0 ? undefined : deedOf('setup-restored', `#${id}`, changes),
  };
};

type How = { changeId?: number; parts: readonly string[]; isUnseen: boolean };

async function apply(context: ActContext, read: ReadFile, { changeId, parts, isUnseen }: How) {
  const { db, clock, services, host, secure } = context;
  const portal = services.runtimeConfig.portalOrigin({ host, secure });
  return applySetup(db, read, {
    now: clock.now(),
    by: await actorOf(context),
    isEverywhere: true,
    async look(tx) {
      const others = changeId === undefined ? [] : await changesSince(tx, changeId, parts);
      if (others.length > 0) throw setupChanged(others);
      if (isUnseen) return;
      const { refusals } = await lookAtPages(tx, read, [portal]);
      if (refusals.length > 0) throw read.refuse(refusals);
    },
  });
}

async function orRefused<Result>({ locale }: ActContext, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PortalFileError) throw setupRefused(error, locale);
    throw error;
  }
}

const MOST_LINES = 20;

/** By group and sign alone: what people and parameters are called is nobody's business in the log. */
function deedOf(
  action: Deed['action'],
  target: string,
  changes: readonly { sign: string; group: string }[],
): Deed {
  const groups = [...Map.groupBy(changes, ({ sign, group }) => `${sign} ${group}`)];
  const after = Object.fromEntries(groups.slice(0, MOST_LINES).map(([key, some]) => [key, some.length]));
  return { action, target, after };
}
