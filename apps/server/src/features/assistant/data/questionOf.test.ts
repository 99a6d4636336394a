import { expect, it } from 'vitest';
import { findAgent } from '../agents/agents.ts';
import { describeCatalogue, questionSchema } from './describeForModel.ts';
import { questionOf } from './questionOf.ts';

const TODAY = '2026-11-21';

it('[S765] a question that a model wrote is held to the catalogue', () => {
  expect(
    questionOf(
      {
        measures: ['acos', 'nonsense'],
        by: ['campaign', 'password'],
        filters: [
          { dimension: 'marketplace', values: ['DE', 7] },
          { dimension: 'company_id', values: ['x'] },
          null,
        ],
        from: '2026-10-01',
        to: '2026-10-31',
        direction: 'asc',
        limit: 5000,
        having: { measure: 'acos', is: '>', value: '30' },
      },
      TODAY,
    ),
  ).toEqual({
    measures: ['acos'],
    by: ['campaign'],
    filters: [{ dimension: 'marketplace', values: ['DE'] }],
    segments: [],
    period: { from: '2026-10-01', to: '2026-10-31' },
    order: { by: 'acos', direction: 'asc' },
    limit: 100,
    having: { measure: 'acos', is: '>', than: 0.3 },
  });
  expect(questionOf({ measures: ['sales'] }, TODAY)).toMatchObject({
    period: { from: '2026-10-23', to: TODAY },
  });
  expect(questionOf({ measures: ['onHand'], from: '2026-10-01' }, TODAY)).not.toHaveProperty('period');
});

it.each([
  [{}, 'measure'],
  [null, 'measure'],
  [{ measures: ['sales', 'onHand'] }, 'together'],
  [{ measures: ['sales'], by: ['campaign'] }, 'together'],
  [{ measures: ['sales'], segments: ['low; drop table'] }, 'together'],
  [{ measures: ['sales'], by: ['shop'], having: { measure: 'sales', is: '=', value: 1 } }, 'bound'],
  [{ measures: ['sales'], from: '2026-02-30' }, 'Days'],
  [{ measures: ['sales'], from: '2026-03-02', to: '2026-03-01' }, 'Days'],
])('[S765] %j is told to be wrong', (input, words) => {
  expect(questionOf(input, TODAY)).toEqual({ wrong: expect.stringContaining(words) });
});

it('[S765] an agent’s model is told of its own field only', () => {
  const stock = findAgent(3);
  expect(questionSchema(stock).properties.measures.items.enum).toContain('onHand');
  expect(questionSchema(stock).properties.measures.items.enum).not.toContain('sales');
  expect(describeCatalogue(stock)).not.toContain('spend');
});
