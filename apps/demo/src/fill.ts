// Fills a database that has all tables with demo data of size 1, as of a time: for tests. No password fits.
import { openDatabase } from '@portal/server/data';
import { seedAssistant } from './assistant/seedAssistant.ts';
import { seedDemo } from './seedDemo.ts';

const [url = '', time = ''] = process.argv.slice(2);
const now = new Date(time);
const { db, close } = openDatabase(url);
await seedDemo({ db, now, hashPassword: async () => 'no password fits' });
await seedAssistant(db, now);
await close();
