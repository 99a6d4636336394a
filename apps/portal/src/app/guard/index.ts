export { decideRoute, type GuardDecision, type GuardInput } from './decideRoute.ts';
export { type EntryQuery, parseEntryQuery, withoutToken } from './entryQuery.ts';
export { defaultEntry, hashTarget, redirectTarget } from './entryTargets.ts';
export { type ParsedRoute, parseRoute } from './parseRoute.ts';
