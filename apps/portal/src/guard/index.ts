export { decideRoute, type GuardDecision, type GuardInput } from './decideRoute.ts';
export { type EntryQuery, parseEntryQuery, withoutToken } from './entryQuery.ts';
export { defaultEntry, redirectTarget } from './entryTargets.ts';
export { hashTarget } from './hashTarget.ts';
export { type ParsedRoute, parseRoute } from './parseRoute.ts';
