import type { FilePerson } from './PortalFileSchema.ts';

/** What a person of the file is called. */
export function contactOf({ email, phone }: FilePerson): string {
  return email ?? phone ?? '';
}
