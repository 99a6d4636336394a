export {
  companies,
  loginThrottles,
  memberships,
  sessions,
  sessionTokens,
  signInTickets,
  spentNonces,
  userConfigs,
  users,
} from './identity.ts';
export { blobChunks, blobs, installation, jobs, pushCounters, pushLog, serverKeys } from './platform.ts';
