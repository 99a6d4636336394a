/** Saves a file to the person's disk. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser has taken the file over by the next task.
  setTimeout(() => URL.revokeObjectURL(href));
}
