import { exportStatuses } from '@portal/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { downloadTasks } from '../../db/schema/exports.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Locale } from '../../http/localeOf.ts';
import type { JobHandler } from '../../jobs/createWorker.ts';
import { requireResource } from '../access/requireAccess.ts';
import type { ListScope } from '../business/openList.ts';
import { openPapers } from '../business/orders/papers/openPapers.ts';
import { paperOf } from '../business/orders/papers/orderPapers.ts';
import { writePapers } from '../business/orders/papers/writePapers.ts';
import { readTimeZone } from '../business/readTimeZone.ts';
import { countRows } from './countRows.ts';
import { type ExportEndDeps, endExport } from './endExport.ts';
import { writeCsv } from './format/writeCsv.ts';
import { writeXlsx } from './format/writeXlsx.ts';
import { DEMO_KIND, type ExportSelection, openSource, subjectOf } from './openSource.ts';
import { takeExport } from './takeExport.ts';
import type { StoredTask } from './tasks.ts';

/** Workers that may begin one and the same export before it is given up. */
const MOST_ATTEMPTS = 3;
/** A page takes as long as many rows. */
const PAPERS_BETWEEN_REPORTS = 100;

/** An export that cannot be made, by a code that is shown. */
class ExportFailure extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** Makes the handler of export jobs. */
export function createExportRunner(deps: ExportEndDeps): JobHandler {
  return async ({ payload, attempts }, signal) => {
    const task = await takeExport(deps.db, String(payload.taskId));
    if (!task) return;
    try {
      if (attempts > MOST_ATTEMPTS) throw new ExportFailure('interrupted');
      const file = await make(task, deps, signal);
      await endExport(deps, task, { status: exportStatuses.ready, ...file });
    } catch (error) {
      if (signal.aborted) throw error;
      const reason = reasonOf(error);
      if (reason === 'internal') deps.log.error({ err: error, taskId: task.taskId }, 'an export failed');
      await endExport(deps, task, { status: exportStatuses.failed, reason });
    }
  };
}

async function make(task: StoredTask, { db, blobs, clock }: ExportEndDeps, signal: AbortSignal) {
  const { companyId, userId, tries, format } = task;
  // Earlier versions of this server may have stored what this one does not know: it fails plainly below.
  const selection = task.selection as ExportSelection;
  const subject = subjectOf(selection);
  if (!subject) throw new ExportFailure('internal');
  if (subject.kind === DEMO_KIND && tries === 1) throw new ExportFailure('source-timeout');
  const access = { db, clock, userId, companyId };
  for (const resource of subject.resources) await requireResource(access, resource);
  const timeZone = await readTimeZone(db, companyId);
  const fileKey = `exports/${task.taskId}/${tries}`;
  let rowCount = 0;
  const fileSize = await db.transaction(
    async (tx) => {
      // Answers and reports are read at once, in a transaction of a role that reads the company's rows alone.
      const scope = {
        db: selection.answer || selection.report ? db : tx,
        companyId,
        clock,
        locale: task.locale as Locale,
        timeZone,
      };
      const counted: Counted = ({ rows, rowCount: expected }, every) =>
        countRows(
          rows,
          async (count) => {
            rowCount = count;
            signal.throwIfAborted();
            await keepProgress(db, task, expected === 0 ? 0 : count / expected);
          },
          every,
        );
      return blobs.write(companyId, fileKey, format, await piecesOf(selection, scope, counted));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return { fileKey, fileSize, rowCount };
}

/** Passes rows on and stores how far they are, every so many. */
type Counted = <Row>(
  source: { rows: AsyncIterable<Row>; rowCount: number },
  every?: number,
) => AsyncIterable<Row>;

/** The file of a selection, piece by piece. */
async function piecesOf(
  selection: ExportSelection,
  scope: ListScope,
  counted: Counted,
): Promise<AsyncIterable<Uint8Array>> {
  if (selection.format === 'pdf') {
    const paper = paperOf(selection);
    const papers = await openPapers(paper, { ...selection, resource: 'orders' }, scope);
    return writePapers(paper, { ...papers, rows: counted(papers, PAPERS_BETWEEN_REPORTS) }, scope);
  }
  const source = await openSource(selection, scope);
  const table = { ...source, rows: counted(source) };
  return selection.format === 'xlsx' ? writeXlsx(table) : writeCsv(table);
}

async function keepProgress(db: Database, { taskId, tries }: StoredTask, share: number): Promise<void> {
  const [row] = await db
    .update(downloadTasks)
    .set({ progress: Math.min(99, Math.floor(share * 100)) })
    .where(
      and(
        eq(downloadTasks.taskId, taskId),
        eq(downloadTasks.tries, tries),
        eq(downloadTasks.isDeleted, false),
      ),
    )
    .returning({ taskId: downloadTasks.taskId });
  if (!row) throw new ExportFailure('interrupted');
}

function reasonOf(error: unknown): string {
  if (error instanceof ExportFailure) return error.reason;
  return error instanceof BusinessError ? 'forbidden' : 'internal';
}
