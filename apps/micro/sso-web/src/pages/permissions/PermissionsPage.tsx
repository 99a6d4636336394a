/** The company's people and what they may open. */
export function PermissionsPage() {
  return null;
}
