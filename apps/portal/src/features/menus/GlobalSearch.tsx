import { SearchBox, type SearchBoxHandle, type SearchBoxProps } from '@portal/menu-engine/search-box';
import { useEffect, useRef } from 'react';
import classes from './GlobalSearch.module.css';

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);

/** The search in the header, which Ctrl K (⌘ K) leads to from everywhere. */
export function GlobalSearch(props: Omit<SearchBoxProps, 'ref' | 'shortcut'>) {
  const box = useRef<SearchBoxHandle>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
      const asked = code === 'KeyK' && (IS_MAC ? metaKey && !ctrlKey : ctrlKey && !metaKey);
      if (!asked || altKey || shiftKey || defaultPrevented) return;
      event.preventDefault();
      box.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <search className={classes.search}>
      <SearchBox {...props} ref={box} shortcut={IS_MAC ? '⌘ K' : 'Ctrl K'} />
    </search>
  );
}
