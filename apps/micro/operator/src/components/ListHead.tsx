import { type ListQuery, SearchField } from '@portal/ui/table';
import type { ReactNode } from 'react';
import classes from './list.module.css';

export type ListHeadProps = {
  state: ListQuery;
  /** What is searched for. */
  placeholder: string;
  children?: ReactNode;
};

/** What stands above a list: a search in its address, and filters. */
export function ListHead({ state, placeholder, children }: ListHeadProps) {
  return (
    <div className={classes.head}>
      <SearchField
        value={state.query.get('q') ?? ''}
        placeholder={placeholder}
        onSearch={(q) => state.change({ q })}
      />
      {children}
    </div>
  );
}
