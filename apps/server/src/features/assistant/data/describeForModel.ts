import { dataSets } from '../../../data/catalogue/catalogue.ts';
import { dimensions } from '../../../data/catalogue/dimensions.ts';
import { isShare, type MeasureName, measures } from '../../../data/catalogue/measures.ts';
import { BOUND_SIGNS } from '../../../data/DataQuestion.ts';
import type { AgentDefinition } from '../agents/agents.ts';

const DAY = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const;

/** A question to the data as a JSON schema, of what an agent knows. */
export function questionSchema(agent: AgentDefinition | undefined) {
  const known = Object.entries(measures)
    .filter(([, { resource }]) => !agent?.resources.length || agent.resources.includes(resource))
    .map(([name]) => name);
  const segments = [...new Set(dataSets.flatMap((set) => Object.keys(set.segments)))];
  return {
    type: 'object',
    properties: {
      measures: { type: 'array', items: { type: 'string', enum: known }, minItems: 1, maxItems: 4 },
      by: { type: 'array', items: { type: 'string', enum: Object.keys(dimensions) }, maxItems: 3 },
      filters: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            dimension: { type: 'string', enum: Object.keys(dimensions) },
            values: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 20 },
            isNot: { type: 'boolean', description: 'All others instead' },
            isPart: { type: 'boolean', description: 'Of product: the values are parts of its name or SKU' },
          },
          required: ['dimension', 'values'],
          additionalProperties: false,
        },
        maxItems: 6,
      },
      segments: { type: 'array', items: { type: 'string', enum: segments }, maxItems: 3 },
      from: { ...DAY, description: 'First day; without it the last 30 days' },
      to: { ...DAY, description: 'Last day, included' },
      compareFrom: DAY,
      compareTo: DAY,
      orderBy: { type: 'string', enum: known },
      direction: { type: 'string', enum: ['asc', 'desc'] },
      limit: { type: 'integer', minimum: 1, maximum: 100 },
      having: {
        type: 'object',
        properties: {
          measure: { type: 'string', enum: known },
          is: { type: 'string', enum: [...BOUND_SIGNS] },
          value: { type: 'number', description: 'Of a share in percent: 35 is 35 %' },
        },
        required: ['measure', 'is', 'value'],
        additionalProperties: false,
      },
      isWithout: {
        type: 'boolean',
        description: 'Products, shops, marketplaces or platforms that have nothing of the first measure',
      },
    },
    required: ['measures'],
    additionalProperties: false,
  };
}

/** What there is to ask, in a few lines: which measures go with which dimensions. */
export function describeCatalogue(agent: AgentDefinition | undefined): string {
  return dataSets
    .map((set) => {
      const known = (Object.keys(set.measures) as MeasureName[]).filter(
        (name) => !agent?.resources.length || agent.resources.includes(measures[name].resource),
      );
      if (known.length === 0) return '';
      const named = known
        .map((name) => `${name} (${measures[name].title[1]}${isShare(name) ? ', %' : ''})`)
        .join(', ');
      const segments = Object.keys(set.segments).join(', ');
      return `${set.name}: measures ${named}; by ${Object.keys(set.dimensions).join(', ')}${segments ? `; segments ${segments}` : ''}${set.time ? '' : '; as it is now, without days'}`;
    })
    .filter(Boolean)
    .join('\n');
}
