import type { Handlers } from '../../../http/handlers.ts';
import { readOpenPages } from './readOpenPages.ts';
import { type Task, tasks } from './tasks.ts';

/** What waits to be done, as far as the caller's menus lead there; counted by the lists that the lines open. */
export const queryToday: Handlers['queryToday'] = async (_request, context) => {
  const pages = await readOpenPages(
    context,
    tasks.map(({ menuUrl }) => menuUrl),
  );
  const read = async (task: Task) => {
    const page = pages.get(task.menuUrl);
    if (!page) return [];
    const { key, path } = task;
    const waiting = await task.find(context);
    return waiting.count === 0 ? [] : [{ key, path, ...waiting, ...page }];
  };
  const lines = await Promise.all(tasks.map(read));
  return { dataList: lines.flat(), timeZone: context.timeZone };
};
