import { useEffect, useState } from 'react';
import { useAssistant } from '../../react/AssistantContext.ts';
import type { SearchHit } from '../../runtime/types.ts';

/** Pause after the last key: a word is rarely done before. */
const PAUSE_MS = 250;

/** Returns what a search in all conversations finds; answers to former words are dropped. */
export function useSearch(words: string) {
  const { actions } = useAssistant();
  const [found, setFound] = useState<{ words: string; hits: SearchHit[] | undefined; isFailed: boolean }>();
  const [attempt, setAttempt] = useState(0);
  const wanted = words.trim();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (wanted === '') return setFound(undefined);
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const hits = await actions.search(wanted, controller.signal);
        if (!controller.signal.aborted) setFound({ words: wanted, hits, isFailed: false });
      } catch {
        if (!controller.signal.aborted) setFound({ words: wanted, hits: undefined, isFailed: true });
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [actions, wanted, attempt]);

  const isCurrent = found?.words === wanted;
  return {
    hits: isCurrent ? found.hits : undefined,
    isFailed: isCurrent && found.isFailed,
    retry: () => setAttempt(attempt + 1),
  };
}
