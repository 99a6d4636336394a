/** An export as the documents have it: 1 processing, 2 completed, 3 failed. It is told apart by `uniqueId` alone. */
export type ExportTask = {
  status: 1 | 2 | 3;
  is_del: 0;
  fileOssUrl: string;
  name: string;
  uniqueId: string;
};

/** The exports that a company's own system has begun: one that is being made, and one that has failed. `fileUrl` is where files lie. */
export function createExportAnswers(fileUrl: () => string) {
  const begun = (uniqueId: string, status: ExportTask['status']): ExportTask => ({
    status,
    is_del: 0,
    fileOssUrl: '',
    name: '订单导出',
    uniqueId,
  });
  const tasks = new Map([
    ['u1', begun('u1', 1)],
    ['u2', begun('u2', 3)],
  ]);
  return {
    /** Answers a call about a task; undefined where no document names the call. */
    answer(pathname: string): ExportTask | undefined {
      const [, method, id = ''] =
        /^\/api\/v1\/download-center\/(task|retry-task)\/([^/]+)$/.exec(pathname) ?? [];
      const task = tasks.get(id);
      if (task && method === 'retry-task') task.status = 1;
      return task;
    },
    /** Ends a task with its file. */
    finish: (id: string): void => void tasks.set(id, { ...begun(id, 2), fileOssUrl: fileUrl() }),
  };
}

/** A page of the company's own system that begins exports, and tells the portal in plain messages. */
export const exportPage = (portal: string): string => `<!doctype html>
<meta charset="utf-8"><title>导出</title>
<button id="u1">导出订单</button> <button id="u2">导出退货</button>
<script>
  let count = 0;
  const ask = (type, payload) =>
    parent.postMessage({ channel: 'portal', v: 1, id: ++count, type, payload }, ${JSON.stringify(portal)});
  ask('hello');
  for (const button of document.querySelectorAll('button'))
    button.onclick = () => ask('exportTask', { id: button.id, uniqueId: button.id, name: '订单导出', kind: 'orders' });
</script>`;
