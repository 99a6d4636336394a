import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { ANNOUNCE_EVERY_MS, type AnswerStage, firstSentence } from './announcements.ts';

/** Tells screen readers how an answer comes along: four sentences at most, never its pieces. */
export function LiveStatus({ stage, answer }: { stage: AnswerStage; answer: string }) {
  const { i18n } = useLingui();
  const text = useSparingly(textOf());
  return (
    <p className="portal-visually-hidden" role="status" aria-live="polite" data-testid="ai-live">
      {text}
    </p>
  );

  function textOf(): string {
    switch (stage) {
      case 'idle':
        return '';
      case 'thinking':
        return i18n._({ id: 'ai.live.thinking', message: '助手正在思考' });
      case 'answering':
        return i18n._({ id: 'ai.live.answering', message: '助手正在回答' });
      case 'failed':
        return i18n._({ id: 'ai.live.failed', message: '回答没有生成' });
      case 'ended':
        return i18n._({
          id: 'ai.live.ended',
          message: '回答完成，共 {count} 字：{sentence}',
          values: { count: [...answer].length, sentence: firstSentence(answer) },
        });
    }
  }
}

/** Returns the latest text, changed once in a few seconds at most. */
function useSparingly(text: string): string {
  const [shown, setShown] = useState(text);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (text === shown) return;
    const wait = Math.max(0, changedAt.current + ANNOUNCE_EVERY_MS - performance.now());
    const timer = setTimeout(() => {
      changedAt.current = performance.now();
      setShown(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text, shown]);
  return shown;
}
