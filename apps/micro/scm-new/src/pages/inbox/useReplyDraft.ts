import { useLingui } from '@lingui/react';
import { useUnsavedInput } from '@portal/embed/react-guest';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../useApi.ts';

/** Silence after which what was typed is kept. */
const TYPING_MS = 800;

/** What is being answered: it is kept as a draft while somebody types, and when they go elsewhere. */
export function useReplyDraft(threadId: string, draft: string) {
  const { i18n } = useLingui();
  const api = useApi();
  const [text, setText] = useState(draft);
  const [kept, setKept] = useState(draft);
  const latest = useRef({ text, kept, api });
  latest.current = { text, kept, api };
  const isUnsaved = text !== kept;
  useEffect(() => {
    if (!isUnsaved) return;
    const timer = setTimeout(() => {
      // What could not be kept counts as unsaved, and is tried again with the next letter.
      latest.current.api.saveReplyDraft({ threadId, text }).then(
        () => setKept(text),
        () => undefined,
      );
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [threadId, text, isUnsaved]);
  useEffect(
    () => () => {
      const left = latest.current;
      if (left.text === left.kept) return;
      left.api.saveReplyDraft({ threadId, text: left.text }).catch(() => undefined);
    },
    [threadId],
  );
  useUnsavedInput(isUnsaved, {
    title: i18n._({ id: 'scm.inbox.unsaved', message: '放弃这条回复？' }),
    message: i18n._({ id: 'scm.inbox.unsavedText', message: '回复还没有存为草稿，离开后会丢失。' }),
  });
  const clear = () => {
    setText('');
    setKept('');
  };
  return { text, setText, isUnsaved, clear };
}
