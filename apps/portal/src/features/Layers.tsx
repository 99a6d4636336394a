/** What floats above the workspace: prompts, checklists, the assistant. */
export function Layers() {
  return null;
}
