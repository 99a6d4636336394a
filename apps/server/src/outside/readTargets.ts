import * as v from 'valibot';

const TargetsSchema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,49}$/)), v.string()),
);

/** The name under which the company-data service is forwarded to. */
export const COMPANY_DATA = 'company-data';

/** The parties outside that the environment names. */
export function readTargets(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const named = env.PORTAL_FORWARD_TARGETS ? parse(env.PORTAL_FORWARD_TARGETS) : {};
  return env.COMPANY_DATA_URL ? { ...named, [COMPANY_DATA]: env.COMPANY_DATA_URL } : named;
}

function parse(text: string): Record<string, string> {
  try {
    return v.parse(TargetsSchema, JSON.parse(text));
  } catch (cause) {
    throw new Error('PORTAL_FORWARD_TARGETS must be JSON: {"name": "https://…"}', { cause });
  }
}
