import * as v from 'valibot';
import { text, wholeNumber } from './fields.ts';

const variable = v.pipe(
  v.string(),
  v.regex(/^[A-Z][A-Z0-9_]*$/, 'must be the name of an environment variable, such as AI_API_KEY'),
);
const address = v.pipe(v.string(), v.url('must be an address'), v.regex(/^https?:/, 'must begin with http'));
const count = v.pipe(wholeNumber, v.minValue(0, 'must not be below 0'));
const tokens = v.pipe(wholeNumber, v.minValue(256, 'must be at least 256'));

const ModelSchema = v.strictObject({
  code: v.pipe(text, v.description('What the provider calls it.')),
  name: v.optional(text),
  tools: v.optional(
    v.pipe(v.boolean(), v.description('It calls tools; one that does not is routed by one JSON call.')),
  ),
  images: v.optional(v.pipe(v.boolean(), v.description('It looks at images.'))),
  context: v.optional(v.pipe(tokens, v.description('Tokens that it takes in at once.'))),
});

const HeaderSchema = v.pipe(
  v.strictObject({
    name: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header')),
    value: v.optional(text),
    valueEnv: v.optional(variable),
  }),
  v.forward(
    v.check(
      ({ value, valueEnv }) => (value === undefined) !== (valueEnv === undefined),
      'needs value or valueEnv',
    ),
    ['name'],
  ),
);

const limits = { questionsADay: v.optional(count), tokensAMonth: v.optional(count) };

const LimitsSchema = v.strictObject({
  ...limits,
  /** Of companies with a package, such as `PRO`: the most of what they have holds. */
  packages: v.optional(v.array(v.strictObject({ package: text, ...limits }))),
});

/** How the assistant is set up; secrets stand in the environment. */
export const AssistantSchema = v.pipe(
  v.strictObject({
    baseUrl: v.optional(v.pipe(address, v.description('The provider; by default AI_BASE_URL.'))),
    keyEnv: v.optional(
      v.pipe(variable, v.description('The variable that holds its key; by default AI_API_KEY.')),
    ),
    headers: v.optional(v.array(HeaderSchema)),
    models: v.optional(v.pipe(v.array(ModelSchema), v.minLength(1, 'needs a model'))),
    router: v.optional(
      v.pipe(text, v.description('A cheaper model that turns questions into JSON for models without tools.')),
    ),
    systemPrompt: v.optional(v.pipe(text, v.maxLength(8_000, 'is longer than 8000 signs'))),
    companyContext: v.optional(v.pipe(text, v.maxLength(8_000, 'is longer than 8000 signs'))),
    historyTokens: v.optional(
      v.pipe(tokens, v.description('Tokens of earlier questions and answers; 4000 by default.')),
    ),
    temperature: v.optional(
      v.pipe(v.number(), v.minValue(0, 'must not be below 0'), v.maxValue(2, 'must not be over 2')),
    ),
    retries: v.optional(v.pipe(count, v.maxValue(5, 'must not be over 5'))),
    limits: v.optional(LimitsSchema),
  }),
  v.forward(
    v.check(
      ({ models = [] }) =>
        models.length === 0 || new Set(models.map(({ code }) => code)).size === models.length,
      'has a code twice',
    ),
    ['models'],
  ),
  v.description('The assistant: its provider and models, what they are told, and how much may be asked.'),
);

/** How the assistant was set up. */
export type StoredAssistant = v.InferOutput<typeof AssistantSchema>;
