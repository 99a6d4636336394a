import { useEffect, useState } from 'react';

/** Tells the page whether a part of it holds unsaved input; a part that goes away holds none. */
export function useDirty(onDirty: (isDirty: boolean) => void, isDirty: boolean): void {
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [onDirty, isDirty]);
}

/** Whether any part of a page holds unsaved input, and how each part tells. The names stay the same. */
export function useDirtyParts<Name extends string>(names: readonly Name[]) {
  const [dirty, setDirty] = useState<readonly string[]>([]);
  const [set] = useState(
    () =>
      Object.fromEntries(
        names.map((name) => [
          name,
          (isDirty: boolean) =>
            setDirty((known) => {
              if (known.includes(name) === isDirty) return known;
              return isDirty ? [...known, name] : known.filter((other) => other !== name);
            }),
        ]),
      ) as Record<Name, (isDirty: boolean) => void>,
  );
  return { isDirty: dirty.length > 0, set };
}
