import * as v from 'valibot';
import { timeZone, wholeNumber } from './fields.ts';

const time = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of the day such as "22:00"'),
);

const QuietTimeSchema = v.pipe(
  v.strictObject({
    type: v.pipe(
      wholeNumber,
      v.minValue(1, 'must be 1 or more'),
      v.description(
        'What the notices are about: 1 orders, 2 stock, 3 system, 4 advertising, 5 reviews, 6 billing, 7 getting started, 8 exports.',
      ),
    ),
    from: v.optional(time),
    to: v.optional(v.pipe(time, v.description('Earlier than `from`: on the next day.'))),
    muted: v.optional(v.pipe(v.boolean(), v.description('Quiet all day.'))),
  }),
  v.forward(
    v.check(
      ({ from, to, muted }) => muted || from !== undefined || to !== undefined,
      'needs from and to, or muted',
    ),
    ['type'],
  ),
  v.forward(
    v.check(({ from, to }) => (from === undefined) === (to === undefined), 'needs both from and to'),
    ['type'],
  ),
  v.forward(
    v.check(
      ({ from, to }) => from === undefined || from !== to,
      'from and to are the same: all day is said by muted',
    ),
    ['type'],
  ),
);

/** When people who are new are not disturbed, until they say otherwise. */
export const QuietSchema = v.pipe(
  v.strictObject({ timeZone: v.optional(timeZone), times: v.array(QuietTimeSchema) }),
  v.description('The do-not-disturb times that a person who is new begins with.'),
);
