import { describe, expect, it } from 'vitest';
import type { ListField } from '../queries.ts';
import { fieldProblems, initialValues, missingFields, sentValues, withComputed } from './fieldValues.ts';

const field = (key: string, type: string, required = false, choices: ListField['choices'] = []) => ({
  key,
  type,
  label: key,
  required,
  choices,
});
const fields = [
  field('name', 'text', true),
  field('marginTarget', 'percent'),
  field('quantity', 'number', true),
  field('status', 'choice', true, [{ value: 'active', label: 'Active' }]),
];

describe('values of a form', () => {
  it('begin empty, with the first of the choices that must be made', () => {
    expect(initialValues(fields, undefined)).toEqual({
      name: '',
      marginTarget: '',
      quantity: '',
      status: 'active',
    });
  });

  it('show an entry the way people write it, and go back the way it is stored', () => {
    const row = { id: '1', name: 'Tent', marginTarget: 0.285, quantity: 12, status: 'active' };
    const values = initialValues(fields, row);
    expect(values).toEqual({ name: 'Tent', marginTarget: '28.5', quantity: '12', status: 'active' });
    expect(sentValues(fields, values)).toEqual({
      name: 'Tent',
      marginTarget: 0.285,
      quantity: 12,
      status: 'active',
    });
  });

  it('leave to the server what is no number', () => {
    expect(sentValues(fields, { name: ' a ', quantity: 'many', marginTarget: ' ' })).toEqual({
      name: 'a',
      quantity: 'many',
      marginTarget: null,
      status: null,
    });
  });

  it('work out what follows from others while somebody types, and nothing that the server keeps', () => {
    const total = { ...field('total', 'money'), computed: { op: 'product', of: ['quantity', 'price'] } };
    const kept = { ...field('received', 'number'), computed: { op: 'kept', of: [] } };
    const rate = { ...field('rate', 'percent'), computed: { op: 'passed', of: ['price', 'quantity'] } };
    const all = [field('quantity', 'number'), field('price', 'money'), total, kept, rate];
    const typed = { quantity: '3', price: '0.1', total: '9', received: '2' };
    expect(withComputed(all, typed)).toMatchObject({ total: '0.30', received: '2', rate: '96.67' });
    expect(withComputed(all, { ...typed, price: 'x' })).toMatchObject({ total: '', rate: '' });
  });

  it('name what is missing, first ones first', () => {
    expect(missingFields(fields, { name: ' ', quantity: '', status: 'active' })).toEqual([
      'name',
      'quantity',
    ]);
  });

  it.each([undefined, new Error('x'), { data: null }, { data: { fields: 'x' } }])(
    'find no refused field in %o',
    (error) => {
      expect(fieldProblems(error)).toEqual({});
    },
  );
});
