/** Returns the files that a paste or a drop carries. */
export function filesOf(transfer: Pick<DataTransfer, 'files'> | null): File[] {
  return [...(transfer?.files ?? [])];
}
