import { accountEntry } from '../features/account/entry.ts';
import type { EntryContributions } from './ports.ts';

/** What stands outside the workspace. It is part of the first load: here only imports of what is loaded on use. */
export const entryFeatures: readonly EntryContributions[] = [accountEntry];
