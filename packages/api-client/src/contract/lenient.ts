import * as v from 'valibot';

/*
 * Answers are read leniently: an optional field of a wrong type counts as missing, numbers may come as text and text
 * as numbers, unknown fields stay, unknown values of an enumeration are kept as they are. The metadata is what the
 * reference page says about a field.
 */

type Scalar = string | number | null;

/** Optional text; a number becomes text, anything else counts as missing. */
/* @__NO_SIDE_EFFECTS__ */
export function text() {
  return v.optional(
    v.pipe(
      v.custom<Scalar>(anything),
      v.transform((value: Scalar) => toText(value)),
      v.metadata({ is: 'text' }),
    ),
  );
}

/** Identifier that must be there: text that is not empty; a whole number becomes text. */
/* @__NO_SIDE_EFFECTS__ */
export function identifier() {
  return v.pipe(
    v.union([v.pipe(v.string(), v.minLength(1)), v.pipe(v.number(), v.safeInteger())]),
    v.transform((value: string | number): string => String(value)),
    v.metadata({ is: 'text' }),
  );
}

/** Optional number; numeric text becomes a number, anything else counts as missing. */
/* @__NO_SIDE_EFFECTS__ */
export function number() {
  return v.optional(
    v.pipe(
      v.custom<Scalar>(anything),
      v.transform((value: Scalar) => toNumber(value)),
      v.metadata({ is: 'number' }),
    ),
  );
}

/** Optional flag; 1, '1' and 'true' are true. */
/* @__NO_SIDE_EFFECTS__ */
export function flag() {
  return v.optional(
    v.pipe(
      v.custom<Scalar | boolean>(anything),
      v.transform((value: Scalar | boolean) => toFlag(value)),
      v.metadata({ is: 'flag' }),
    ),
  );
}

/** Optional list; entries that do not fit are left out, no list at all counts as an empty one. */
/* @__NO_SIDE_EFFECTS__ */
export function list<Item extends v.GenericSchema>(item: Item) {
  return v.optional(
    v.pipe(
      v.custom<v.InferInput<Item>[] | null>(anything),
      v.transform((values: v.InferInput<Item>[] | null): v.InferOutput<Item>[] => {
        if (!Array.isArray(values)) return [];
        return values.flatMap((value) => {
          const parsed = v.safeParse(item, value);
          return parsed.success ? [parsed.output] : [];
        });
      }),
      v.metadata({ is: 'list', of: item }),
    ),
    () => [],
  );
}

/** Optional nested value; one that does not fit counts as missing. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(
    v.pipe(
      v.custom<v.InferInput<Schema> | null>(anything),
      v.transform((value: v.InferInput<Schema> | null): v.InferOutput<Schema> | undefined => {
        const parsed = v.safeParse(schema, value);
        return parsed.success ? parsed.output : undefined;
      }),
      v.metadata({ is: 'maybe', of: schema }),
    ),
  );
}

/** An entity whose field `key` is read from elsewhere in it where a backend leaves the field out. */
/* @__NO_SIDE_EFFECTS__ */
export function named<Schema extends v.GenericSchema>(
  schema: Schema,
  key: string,
  elsewhere: (entity: Readonly<Record<string, unknown>>) => unknown,
) {
  return v.pipe(
    v.custom<Partial<v.InferInput<Schema>>>(anything),
    v.transform(
      (value): v.InferInput<Schema> => (isRecord(value) ? withField(value, key, elsewhere) : value),
    ),
    schema,
    v.metadata({ is: 'entity', of: schema }),
  );
}

function withField(
  entity: Record<string, unknown>,
  key: string,
  elsewhere: (entity: Readonly<Record<string, unknown>>) => unknown,
): Record<string, unknown> {
  return entity[key] === undefined || entity[key] === null ? { ...entity, [key]: elsewhere(entity) } : entity;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function anything(): boolean {
  return true;
}

function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const parsed = Number(value);
  return Number.isFinite(parsed) ? parsed : undefined;
}

function toFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === '1' || value === 'true') return true;
  return value === 0 || value === '0' || value === 'false' ? false : undefined;
}
