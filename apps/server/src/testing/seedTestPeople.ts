import { createPasswordHasher } from '../auth/createPasswordHasher.ts';
import type { Database } from '../db/Database.ts';
import { companies, memberships, users } from '../db/schema/index.ts';

/** Every test user's password. */
export const TEST_PASSWORD = 'Correct1Horse';

/** The header value of a test company. */
export const subjectOf = (company: 'a' | 'b') => `subject-${company}-0123456789`;

const PEOPLE: readonly (readonly [name: string, ...companies: ('a' | 'b')[]])[] = [
  ['anna', 'a'],
  ['ben', 'b'],
  ['both', 'a', 'b'],
];

let hash: Promise<string> | undefined;

/** Two companies, a user in each, and one in both. */
export async function seedTestPeople(db: Database): Promise<void> {
  hash ??= createPasswordHasher().hash(TEST_PASSWORD);
  const passwordHash = await hash;
  await db.insert(companies).values(
    (['a', 'b'] as const).map((id) => ({
      id,
      code: id.toUpperCase(),
      name: `Company ${id}`,
      subjectCodeEncrypt: subjectOf(id),
    })),
  );
  await db.insert(users).values(
    PEOPLE.map(([name], index) => ({
      id: `user-${name}`,
      userName: name,
      userCode: `U${index}`,
      email: `${name}@company.example`,
      phone: `1380013800${index}`,
      passwordHash,
      realName: name,
    })),
  );
  const works = PEOPLE.flatMap(([name, ...ids]) =>
    ids.map((companyId, position) => ({ userId: `user-${name}`, companyId, position })),
  );
  await db.insert(memberships).values(works);
}
