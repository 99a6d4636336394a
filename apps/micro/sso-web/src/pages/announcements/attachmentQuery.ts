/** The token and file name in an attachment's address; undefined where it names none. */
export function attachmentQuery(
  address: string | undefined,
): { token: string; fileName: string } | undefined {
  const query = new URLSearchParams(address?.split('?')[1]?.split('#')[0]);
  const token = query.get('token');
  return token ? { token, fileName: query.get('fileName') ?? '' } : undefined;
}
