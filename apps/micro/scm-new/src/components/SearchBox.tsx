import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import page from './page.module.css';

/** Milliseconds of silence after which a typed keyword is searched for. */
const TYPING_MS = 300;

export type SearchBoxProps = { value: string; label: string; onSearch(value: string): void };

/** A keyword field: searches when the typing pauses, at once on Enter, never in the middle of a composition. */
export function SearchBox({ value, label, onSearch }: SearchBoxProps) {
  const { i18n } = useLingui();
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (next: string) => {
    clearTimeout(timer.current);
    sent.current = next.trim();
    onSearch(sent.current);
  };
  const wait = (next: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(next), TYPING_MS);
  };
  return (
    <input
      type="search"
      className={`${page.control} ${page.search}`}
      aria-label={i18n._({ id: 'scm.search', message: '搜索' })}
      placeholder={label}
      value={text}
      maxLength={100}
      onChange={({ target, nativeEvent }) => {
        setText(target.value);
        if (!(nativeEvent as InputEvent).isComposing) wait(target.value);
      }}
      onCompositionEnd={({ currentTarget }) => wait(currentTarget.value)}
      onKeyDown={({ key, currentTarget, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) search(currentTarget.value);
      }}
    />
  );
}
