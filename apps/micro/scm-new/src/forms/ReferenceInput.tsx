import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useDeferredValue, useId } from 'react';
import type { RecordKind } from '../queries.ts';
import { recordChoicesQuery } from '../queries.ts';
import { useApi } from '../useApi.ts';

export type ReferenceInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> & {
  kind: RecordKind;
  name: string;
  value: string;
  onChange: (value: string) => void;
};

/** A field that names something which the company has: what matches is offered while somebody types. */
export function ReferenceInput({ kind, value, onChange, ...input }: ReferenceInputProps) {
  const list = useId();
  const keyword = useDeferredValue(value);
  const { data } = useQuery(recordChoicesQuery(useApi(), { kind, field: input.name, keyword }));
  return (
    <>
      <input
        {...input}
        list={list}
        autoComplete="off"
        maxLength={500}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {data?.dataList.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </datalist>
    </>
  );
}
