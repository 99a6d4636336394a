import { and, desc, eq, ne, or } from 'drizzle-orm';
import { outbox } from '../../../db/schema/accountFlows.ts';
import { downloadTasks } from '../../../db/schema/exports.ts';
import { companies, users } from '../../../db/schema/identity.ts';
import { jobs } from '../../../db/schema/platform.ts';
import { containsText } from '../../business/containsText.ts';
import { pageBounds } from '../../params/pageOf.ts';
import type { Look, LookTools } from '../OperatorHandlers.ts';

/** A page of the server's work. */
export const queryOperatorJobPage = (async (request, { db }) => {
  const where = request.status ? eq(jobs.status, request.status) : undefined;
  const { limit, offset } = pageBounds(request);
  const rows = await db
    .select({ job: jobs, companyName: companies.name })
    .from(jobs)
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .where(where)
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit)
    .offset(offset);
  return {
    dataList: rows.map(({ job, companyName }) => ({
      id: job.id,
      kind: job.kind,
      status: job.status,
      attempts: job.attempts,
      companyName: companyName ?? undefined,
      error: job.error ?? undefined,
      createdAt: job.createdAt.toISOString(),
      runAt: job.runAt.toISOString(),
    })),
    totalCount: await db.$count(jobs, where),
  };
}) satisfies Look<'queryOperatorJobPage', LookTools>;

/** A page of the exports of all companies; what was removed is not among them. */
export const queryOperatorExportPage: Look<'queryOperatorExportPage'> = async (request, { db }) => {
  const where = and(
    eq(downloadTasks.isDeleted, false),
    request.status === undefined ? undefined : eq(downloadTasks.status, request.status),
  );
  const { limit, offset } = pageBounds(request);
  const rows = await db
    .select({ task: downloadTasks, companyName: companies.name, person: users })
    .from(downloadTasks)
    .leftJoin(companies, eq(companies.id, downloadTasks.companyId))
    .leftJoin(users, eq(users.id, downloadTasks.userId))
    .where(where)
    .orderBy(desc(downloadTasks.createdAt), desc(downloadTasks.taskId))
    .limit(limit)
    .offset(offset);
  return {
    dataList: rows.map(({ task, companyName, person }) => ({
      taskId: task.taskId,
      companyId: task.companyId,
      companyName: companyName ?? undefined,
      name: task.name,
      personName: person?.realName || person?.nickName || person?.userName || undefined,
      status: task.status,
      rowCount: task.rowCount,
      size: task.fileSize,
      error: task.failReason ?? undefined,
      createdAt: task.createdAt.toISOString(),
      finishedAt: task.finishedAt?.toISOString(),
    })),
    totalCount: await db.$count(downloadTasks, where),
  };
};

/** A page of what is sent to people outside, without what it says: codes stand in it. */
export const queryOperatorMessagePage: Look<'queryOperatorMessagePage'> = async (request, { db }) => {
  const { keyword, state } = request;
  const where = and(
    state ? eq(outbox.state, state) : ne(outbox.state, 'void'),
    keyword ? or(containsText(outbox.recipient, keyword), containsText(outbox.subject, keyword)) : undefined,
  );
  const { limit, offset } = pageBounds(request);
  const rows = await db
    .select()
    .from(outbox)
    .where(where)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit)
    .offset(offset);
  return {
    dataList: rows.map((row) => ({
      id: row.id,
      channel: row.channel,
      recipient: row.recipient,
      subject: row.subject,
      state: row.state,
      attempts: row.attempts,
      error: row.error ?? undefined,
      createdAt: row.createdAt.toISOString(),
    })),
    totalCount: await db.$count(outbox, where),
  };
};
