import { FilterSelect, type FilterSelectProps, type ListQuery } from '@portal/ui/table';

export type QueryFilterProps = Pick<FilterSelectProps, 'label' | 'all' | 'options'> & {
  state: ListQuery;
  /** The part of the address that holds the choice. */
  name: string;
};

/** A filter that stands in the address of its list; a choice that is not on offer counts as none. */
export function QueryFilter({ state, name, options, ...texts }: QueryFilterProps) {
  const value = options.find((option) => option.value === state.query.get(name))?.value ?? '';
  return (
    <FilterSelect
      {...texts}
      options={options}
      value={value}
      onChange={(next) => state.change({ [name]: next || undefined })}
    />
  );
}
