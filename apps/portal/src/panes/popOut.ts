const NAME = 'portal-pane:';

/** Name of the window that holds one pane alone; the same pane finds its window again. */
export function popOutName(system: { serviceId: string }, paneKey: string): string {
  return `${NAME}${system.serviceId}:${paneKey}`;
}

/** Whether a window holds one pane alone, without the workspace's menus. */
export function isPopOut({ name }: Pick<Window, 'name'>): boolean {
  return name.startsWith(NAME);
}
