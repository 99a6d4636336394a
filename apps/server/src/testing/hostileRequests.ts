import fc from 'fast-check';

const DEEP = 20_000;
const encoder = new TextEncoder();

/** Values that stand where another kind was meant. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    -9_007_199_254_740_992,
    2_147_483_648,
    '',
    ' ',
    'null',
    '__proto__',
    '../../etc/passwd',
    "' OR 1=1 --",
    '%',
    '\ud800',
    'a\u0000b',
    '\u202e',
    '9999-12-31T23:59:59.999Z',
    '+275760-09-13T00:00:00.000Z',
    '2026-02-30',
    'Asia/Nowhere',
    [],
    {},
    [[]],
    { $gt: '' },
  ),
  fc.constantFrom('字'.repeat(50_000), 'a'.repeat(100_000), '('.repeat(20_000), ' '.repeat(50_000)),
  fc.constantFrom<unknown>(
    Array.from({ length: 5_000 }, () => 'x'),
    Array.from({ length: 2_000 }, (_, id) => ({ id })),
    Object.fromEntries(Array.from({ length: 2_000 }, (_, key) => [`k${key}`, key])),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 4 }),
);

/** What databases, patterns and dates take worst. */
export const sharpValues: readonly unknown[] = [
  'a\u0000b',
  '\ud800',
  '+275760-09-13T00:00:00.000Z',
  1e308,
  'a'.repeat(100_000),
];

/** A valid request once for each of its fields, at any depth, with a value in that field's place. */
export function withEachField(valid: unknown, value: unknown): unknown[] {
  if (typeof valid !== 'object' || valid === null) return [value];
  return Object.entries(valid).flatMap(([key, inner]) =>
    withEachField(inner, value).map((changed) =>
      Array.isArray(valid) ? valid.with(Number(key), changed) : { ...valid, [key]: changed },
    ),
  );
}

/** A request that was valid, with hostile values in some of its fields, at any depth, or in its place. */
export function hostileRequest(valid: unknown): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: changed(valid) }, { weight: 1, arbitrary: hostileValue });
}

function changed(value: unknown): fc.Arbitrary<unknown> {
  const same = fc.constant(value);
  if (Array.isArray(value))
    return fc.oneof(hostileValue, fc.tuple(...value.map(changed)), same) as fc.Arbitrary<unknown>;
  if (typeof value !== 'object' || value === null) return fc.oneof(hostileValue, same);
  const fields = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner)]));
  const more = fc.dictionary(fc.constantFrom(...COMMON), hostileValue, { maxKeys: 4 });
  return fc.tuple(fc.record(fields), more).map(([own, others]) => ({ ...others, ...own }));
}

/** Fields that many calls take, whether the one that gets them does or not. */
const COMMON = [
  ...['page', 'pageNo', 'pageSize', 'sort', 'order', 'keyword', 'filters', 'view', 'status', 'resource'],
  ...['from', 'to', 'id', 'ids', 'name', 'columns', 'companyId', 'userId', 'constructor', 'toString'],
];

const json = (body: string | Uint8Array<ArrayBuffer>, contentType = 'application/json') => ({
  contentType,
  body,
});

/** Bodies that are no request of any call. */
export const hostileBodies: readonly { contentType: string; body: string | Uint8Array<ArrayBuffer> }[] = [
  json('['.repeat(DEEP) + ']'.repeat(DEEP)),
  json(`${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`),
  json('{"a":'.repeat(DEEP)),
  json('\ufeff{}'),
  json(Uint8Array.of(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00)),
  json(Uint8Array.of(0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d)),
  json(Uint8Array.of(0x00)),
  json('{"a":1,"a":2}'),
  json('NaN'),
  json('1e999'),
  json('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
  json('{}', 'application/json; charset=utf-16'),
  json('{}', 'text/plain'),
  json('{}', ''),
  json('a=1&a=2', 'application/x-www-form-urlencoded'),
  json('%ff%fe=%00&=%', 'application/x-www-form-urlencoded'),
  json(encoder.encode('--x\r\n\r\nnothing'), 'multipart/form-data; boundary=x'),
  json('--x--', 'multipart/form-data'),
  json('{}', `multipart/form-data; boundary=${'b'.repeat(300)}`),
];
