import { answerCodes, displayNameOf, type SavedWorkspace } from '@portal/api-client/contract';
import { and, asc, eq, isNull, ne, or, type SQL } from 'drizzle-orm';
import { users } from '../../db/schema/identity.ts';
import { savedWorkspaces, workspaceStarts } from '../../db/schema/savedWorkspaces.ts';
import { BusinessError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/RequestContext.ts';

/** Most workspaces that are listed. */
const MOST_SHOWN = 500;

type Context = Pick<RequestContext, 'db' | 'companyId' | 'userId'>;

/** The workspaces that the caller may see and that fit a condition, with what they are to the caller. */
export async function findWorkspaces(
  { db, companyId, userId }: Context,
  audience: 'link' | 'team',
  condition?: SQL,
): Promise<SavedWorkspace[]> {
  const isOwn = eq(savedWorkspaces.userId, userId);
  const isShared =
    audience === 'link' ? ne(savedWorkspaces.audience, 'own') : eq(savedWorkspaces.audience, 'team');
  const rows = await db
    .select({ workspace: savedWorkspaces, user: users, start: workspaceStarts.workspaceId })
    .from(savedWorkspaces)
    .innerJoin(users, eq(users.id, savedWorkspaces.userId))
    .leftJoin(
      workspaceStarts,
      and(
        eq(workspaceStarts.companyId, companyId),
        eq(workspaceStarts.userId, userId),
        eq(workspaceStarts.workspaceId, savedWorkspaces.workspaceId),
      ),
    )
    .where(
      and(
        eq(savedWorkspaces.companyId, companyId),
        isNull(savedWorkspaces.deletedAt),
        or(isOwn, isShared),
        condition,
      ),
    )
    .orderBy(asc(savedWorkspaces.name), asc(savedWorkspaces.workspaceId))
    .limit(MOST_SHOWN);
  return rows.map(({ workspace, user, start }) => {
    const { workspaceId, name, serviceId, systemCode, content, audience } = workspace;
    return {
      id: workspaceId,
      name,
      serviceId,
      systemCode,
      content,
      audience,
      isOwn: workspace.userId === userId,
      isStart: start !== null,
      ...(workspace.userId !== userId && { owner: displayNameOf(user) }),
    };
  });
}

/** One of them; refused where there is none that the caller may see. */
export async function requireWorkspace(context: Context, id: string): Promise<SavedWorkspace> {
  const [found] = await findWorkspaces(context, 'link', eq(savedWorkspaces.workspaceId, id));
  if (!found) throw new BusinessError(answerCodes.notFound, 'notFound');
  return found;
}
