import { type Database, insertMany } from '@portal/server/data';
import { companyGuides, externalIdentities } from '@portal/server/schema/accountFlows';
import { companies, memberships, userConfigs, users } from '@portal/server/schema/identity';
import { demoCompanies } from './catalogue/companies.ts';
import { DEMO_PASSWORD, type DemoPerson, demoPeople } from './catalogue/people.ts';
import { IDENTITY_PROVIDERS } from './signInProviders.ts';

/** Turns a password into what is stored. */
export type HashPassword = (password: string) => Promise<string>;

/** The accounts that third parties know too. */
const KNOWN_OUTSIDE = ['owner', 'both'];

/* The demo companies have their shops: the guide waits in the corner. */
const COLLAPSED = 4;

/** The id of a demo account. */
export function demoUserId(person: Pick<DemoPerson, 'userName'>): string {
  return `u-${person.userName}`;
}

/** Writes the companies, their people and the people's settings. */
export async function seedPeople(db: Database, hashPassword: HashPassword): Promise<void> {
  // One after the other: who waits too long for the hasher is refused, and on a busy machine that would end the start.
  const hashes: string[] = [];
  for (const _person of demoPeople) hashes.push(await hashPassword(DEMO_PASSWORD));
  await insertMany(
    db,
    companies,
    demoCompanies.map(({ id, code, name, subjectCodeEncrypt, specialBrand }) => ({
      id,
      code,
      name,
      subjectCodeEncrypt,
      specialBrand,
    })),
  );
  await insertMany(
    db,
    users,
    demoPeople.map((person, index) => userRow(person, index, hashes[index] ?? '')),
  );
  await insertMany(db, companyGuides, demoCompanies.map(guideRow));
  await insertMany(
    db,
    externalIdentities,
    KNOWN_OUTSIDE.flatMap((userName) =>
      [
        ...IDENTITY_PROVIDERS.map((provider) => ({ provider, externalId: `openid:${userName}` })),
        { provider: 'app-store', externalId: userName },
      ].map((identity) => ({ ...identity, userId: demoUserId({ userName }) })),
    ),
  );
  const work = demoPeople.flatMap((person) =>
    person.companies.map(([companyId, role], position) => ({ person, companyId, role, position })),
  );
  await insertMany(
    db,
    memberships,
    work.map(({ person, companyId, role, position }) => ({
      userId: demoUserId(person),
      companyId,
      role,
      position,
    })),
  );
  await insertMany(
    db,
    userConfigs,
    work.map(({ person, companyId }) => ({
      userId: demoUserId(person),
      companyId,
      packageStyle: person.packageStyle,
      saveMenuStatus: 1,
      listingShow: 1,
      menuScoreSwitch: 1,
      subTab: 0,
    })),
  );
}

/** Shops and data are there; advertising and e-mail are left to authorise. */
function guideRow(company: (typeof demoCompanies)[number]): typeof companyGuides.$inferInsert {
  const name = company.code.charAt(0) + company.code.slice(1).toLowerCase();
  return {
    companyId: company.id,
    schedule: '1100',
    sourceSchedule: '1000',
    platformUser: true,
    listing: 100,
    inventory: 100,
    orders: 100,
    platformUserName: `${name} US`,
    userAccount: `${company.code.toLowerCase()}-seller`,
  };
}

/** The row of a demo account. */
export function userRow(person: DemoPerson, index: number, passwordHash: string): typeof users.$inferInsert {
  return {
    id: demoUserId(person),
    userName: person.userName,
    userCode: `U${String(index + 1).padStart(6, '0')}`,
    email: `${person.userName}@starlight.example`,
    phone: `1380000${String(index + 1).padStart(4, '0')}`,
    passwordHash,
    realName: person.realName,
    nickName: person.nickName,
    chooseLanguage: person.chooseLanguage,
    classification: person.classification ?? '',
    ssoEnv: person.ssoEnv ?? '',
    buildStationStatus: 1,
    subjectMode: person.subjectMode ?? 0,
    historicalStatus: 0,
    guideStatus: person.guideStatus ?? COLLAPSED,
  };
}
