import { choice } from '@portal/server';

type Environment = Readonly<Record<string, string | undefined>>;

/** What a new database is filled with: nothing, an everyday company, or that and what tests and benches need. */
type DemoSeed = 'none' | 'demo' | 'lab';

/** Reads which demo data are wanted, and how many; a value that cannot be meant throws with the variable's name. */
export function readDemoSettings(env: Environment): { seed: DemoSeed; size: 1 | 20 } {
  return {
    seed: choice(env, 'PORTAL_SEED', ['demo', 'lab', 'none'], 'demo'),
    size: choice(env, 'PORTAL_DEMO_SIZE', ['1', '20'], '1') === '20' ? 20 : 1,
  };
}
