import type { Handlers } from '../../../http/handlers.ts';
import { openList } from '../openList.ts';
import { readOpenPages } from './readOpenPages.ts';
import { pathOf, type Task, tasks } from './tasks.ts';

/** What waits to be done, as far as the caller's menus lead there; counted by the lists that the lines open. */
export const queryToday: Handlers['queryToday'] = async (_request, context) => {
  const pages = await readOpenPages(
    context,
    tasks.map(({ menuUrl }) => menuUrl),
  );
  const read = async (task: Task) => {
    const page = pages.get(task.menuUrl);
    if (!page) return [];
    const list = openList(task.selection, context);
    const [count, [first]] = await Promise.all([list.count(), list.read({ limit: 1, offset: 0 })]);
    if (count === 0) return [];
    return [{ key: task.key, count, urgency: first?.[task.urgency] ?? null, path: pathOf(task), ...page }];
  };
  const lines = await Promise.all(tasks.map(read));
  return { dataList: lines.flat(), timeZone: context.timeZone };
};
