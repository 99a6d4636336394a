import type { OpenDatabase } from '../../db/openDatabase.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { seedAssistant } from '../assistant/seedAssistant.ts';
import { seedDemo } from '../seedDemo.ts';
import type { HashPassword } from '../seedPeople.ts';
import { DEMO_NOW } from './openDemoServer.ts';

/** A database of one's own with demo data of size 1. Nobody can sign in by password unless it is hashed for real. */
export async function openDemoDatabase(
  hashPassword: HashPassword = async () => 'no password fits',
): Promise<OpenDatabase> {
  const database = await createTestDatabase();
  await seedDemo({ db: database.db, now: DEMO_NOW, hashPassword });
  await seedAssistant(database.db, DEMO_NOW);
  return database;
}
