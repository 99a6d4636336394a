/** Names a parameter in addresses. */
export function paramId({ group, name }: { group: string; name: string }): string {
  return JSON.stringify([group, name]);
}
