import type { Database } from '../db/Database.ts';
import { companies, memberships, userConfigs, users } from '../db/schema/identity.ts';
import { demoCompanies } from './catalogue/companies.ts';
import { DEMO_PASSWORD, type DemoPerson, demoPeople } from './catalogue/people.ts';
import { insertMany } from './insertMany.ts';

/** Turns a password into what is stored. */
export type HashPassword = (password: string) => Promise<string>;

/** The id of a demo account. */
export function demoUserId(person: Pick<DemoPerson, 'userName'>): string {
  return `u-${person.userName}`;
}

/** Writes the companies, their people and the people's settings. */
export async function seedPeople(db: Database, hashPassword: HashPassword): Promise<void> {
  const hashes = await Promise.all(demoPeople.map(() => hashPassword(DEMO_PASSWORD)));
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

function userRow(person: DemoPerson, index: number, passwordHash: string): typeof users.$inferInsert {
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
    guideStatus: person.guideStatus ?? 1,
  };
}
