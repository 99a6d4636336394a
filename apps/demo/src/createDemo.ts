import type { Extension } from '@portal/server';
import { createPasswordHasher } from '@portal/server/data';
import { sql } from 'drizzle-orm';
import { seedAssistant } from './assistant/seedAssistant.ts';
import { consultTable } from './consultTable.ts';
import { DEMO_ACCOUNTS } from './demoAccounts.ts';
import { seedDemo } from './seedDemo.ts';
import { seedOperator } from './seedOperator.ts';
import { shopData } from './shopData.ts';
import { addStandIns } from './standIns/addStandIns.ts';
import { messages } from './standIns/messages.ts';
import { playDoors } from './standIns/playDoors.ts';
import { updateDemo } from './updateDemo.ts';

/** Makes what a server with demo data has beside its own: the data, as a lab with the large menus, and everybody at the other end. */
export function createDemo({ size, isLab = false }: { size: 1 | 20; isLab?: boolean }): Extension {
  return {
    name: 'demo',
    async fill(db, now) {
      const { hash } = createPasswordHasher({ maxWaitMs: 60_000 });
      await seedDemo({ db, size, isLab, now, hashPassword: hash });
    },
    async afterFill(db, now) {
      // Reports take another role for the rest of the transaction that they run in: not in that of the rest.
      await seedAssistant(db, now);
      // Counts read the indexes alone only once a vacuum has been over a table; the automatic one takes its time.
      if (size > 1) await db.execute(sql`vacuum (analyze)`);
    },
    async update(db) {
      await updateDemo(db);
      const { hash } = createPasswordHasher({ maxWaitMs: 60_000 });
      await seedOperator(db, { now: new Date(), hashPassword: hash });
    },
    ports: {
      // `portalctl outbox` is everybody's telephone.
      readsOutbox: true,
      shopData,
      messages,
      authorisation: {
        pageOf: (purpose, appsOrigin) =>
          new URL(purpose === 'shop' ? '/stand-in/shop-auth' : `/stand-in/authorise/${purpose}`, appsOrigin),
      },
      payments: { pageOf: ({ payCode }, appsOrigin) => `${appsOrigin}/stand-in/pay/${payCode}` },
      signIn: playDoors,
    },
    pages: addStandIns,
    config: (appsOrigin) => ({
      demoAccounts: [...DEMO_ACCOUNTS],
      consultTable: consultTable(appsOrigin),
      productAiUrl: `${appsOrigin}/stand-in/product-ai`,
    }),
  };
}
