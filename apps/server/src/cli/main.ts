import { readSettings } from '../settings/readSettings.ts';
import { operatorName } from './Operation.ts';
import { CliError, type Verb } from './Verb.ts';
import { agreements } from './verbs/agreements.ts';
import { announce } from './verbs/announce.ts';
import { announcements } from './verbs/announcements.ts';
import { apply } from './verbs/apply.ts';
import { appStoreLink } from './verbs/appStoreLink.ts';
import { assistant } from './verbs/assistant.ts';
import { audit } from './verbs/audit.ts';
import { backup } from './verbs/backup.ts';
import { banner } from './verbs/banner.ts';
import { blobs } from './verbs/blobs.ts';
import { broadcasts } from './verbs/broadcasts.ts';
import { company } from './verbs/company.ts';
import { companyDoors } from './verbs/companyDoors.ts';
import { diff } from './verbs/diff.ts';
import { disableUser } from './verbs/disableUser.ts';
import { enableUser } from './verbs/enableUser.ts';
import { endSessionsVerb } from './verbs/endSessions.ts';
import { expire } from './verbs/expire.ts';
import { expirePlatform } from './verbs/expirePlatform.ts';
import { exportFail } from './verbs/exportFail.ts';
import { exportFile } from './verbs/exportFile.ts';
import { health } from './verbs/health.ts';
import { helpDocuments } from './verbs/helpDocuments.ts';
import { jobs } from './verbs/jobs.ts';
import { live } from './verbs/live.ts';
import { menus } from './verbs/menus.ts';
import { notify } from './verbs/notify.ts';
import { notifyGroup } from './verbs/notifyGroup.ts';
import { operator } from './verbs/operator.ts';
import { outbox } from './verbs/outbox.ts';
import { params } from './verbs/params.ts';
import { partnerLink } from './verbs/partnerLink.ts';
import { passwordLink } from './verbs/passwordLink.ts';
import { paymentsCheck, refund } from './verbs/payments.ts';
import { person } from './verbs/person.ts';
import { quota } from './verbs/quota.ts';
import { reset } from './verbs/reset.ts';
import { restore } from './verbs/restore.ts';
import { retry } from './verbs/retry.ts';
import { secondFactorReset } from './verbs/secondFactorReset.ts';
import { sentNotices } from './verbs/sentNotices.ts';
import { sessions } from './verbs/sessions.ts';
import { setSystemStatus } from './verbs/setSystemStatus.ts';
import { setupHistory, setupRestore } from './verbs/setupHistory.ts';
import { setupLink } from './verbs/setupLink.ts';
import { signInLink } from './verbs/signInLink.ts';
import { testMessage } from './verbs/testMessage.ts';
import { timeZone } from './verbs/timeZone.ts';
import { users } from './verbs/users.ts';
import { webPushKeys } from './verbs/webPushKeys.ts';

const VERBS: readonly Verb[] = [
  apply,
  diff,
  exportFile,
  setupLink,
  setupHistory,
  setupRestore,
  menus,
  operator,
  company,
  users,
  disableUser,
  enableUser,
  sessions,
  endSessionsVerb,
  notify,
  notifyGroup,
  sentNotices,
  announce,
  announcements,
  helpDocuments,
  agreements,
  params,
  health,
  jobs,
  retry,
  testMessage,
  live,
  broadcasts,
  exportFail,
  expire,
  quota,
  setSystemStatus,
  expirePlatform,
  timeZone,
  passwordLink,
  signInLink,
  secondFactorReset,
  person,
  companyDoors,
  partnerLink,
  appStoreLink,
  banner,
  outbox,
  paymentsCheck,
  refund,
  audit,
  assistant,
  webPushKeys,
  blobs,
  backup,
  restore,
  reset,
];

const [name = 'help', ...args] = process.argv.slice(2);
const verb = VERBS.find((one) => one.name === name);
if (!verb) {
  console.log('portalctl: what an operator does with a portal\n');
  for (const { usage, summary } of VERBS) console.log(`  portalctl ${usage}\n      ${summary}`);
  process.exit(name === 'help' || name === '--help' ? 0 : 1);
}
try {
  const operation = verb.looksOnly ? undefined : { operator: operatorName(process.env), verb: name, args };
  await verb.run(args, { settings: { ...readSettings(process.env), operation }, print: console.log });
} catch (error) {
  const isUsage =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (isUsage || error instanceof CliError) console.error(`${error.message}\nUsage: portalctl ${verb.usage}`);
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
