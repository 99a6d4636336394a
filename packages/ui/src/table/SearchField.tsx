import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import control from './control.module.css';
import classes from './FilterBar.module.css';

/** Milliseconds of silence after which a typed keyword is searched for. */
const TYPING_MS = 300;

/** Props of `SearchField`. */
export type SearchFieldProps = {
  value: string;
  /** What can be typed, such as "Order or buyer". */
  placeholder: string;
  onSearch: (value: string) => void;
};

/** A keyword field: searches when the typing pauses, at once on Enter, never in the middle of a composition. */
export function SearchField({ value, placeholder, onSearch }: SearchFieldProps) {
  const { i18n } = useLingui();
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (next: string) => {
    clearTimeout(timer.current);
    if (next.trim() === sent.current) return;
    sent.current = next.trim();
    search.current(sent.current);
  };
  const wait = (next: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), TYPING_MS);
  };
  return (
    <input
      type="search"
      className={`${control.control} ${classes.search}`}
      aria-label={i18n._({ id: 'ui.table.search', message: '搜索' })}
      placeholder={placeholder}
      title={placeholder}
      value={text}
      maxLength={100}
      onChange={({ target, nativeEvent }) => {
        setText(target.value);
        if (!(nativeEvent as InputEvent).isComposing) wait(target.value);
      }}
      onCompositionEnd={({ currentTarget }) => wait(currentTarget.value)}
      onKeyDown={({ key, currentTarget, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) send(currentTarget.value);
      }}
    />
  );
}
