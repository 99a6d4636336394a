/** How far a list has come. */
export type ListStatus = 'loading' | 'failed' | 'ready';
