import { type FormEvent, useRef, useState } from 'react';
import { sentenceOf } from '../securityApi.ts';

/** A code that is typed and sent; what was typed stays there when it is refused. */
export function useStepCode(send: (code: string) => Promise<void>) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<'missing' | { sentence: string | undefined }>();
  return {
    field,
    code,
    isSending,
    problem,
    change(next: string): void {
      setCode(next);
      setProblem(undefined);
    },
    async submit(event: FormEvent): Promise<void> {
      event.preventDefault();
      if (isSending) return;
      field.current?.focus();
      if (code.replace(/\s/g, '').length < 6) return setProblem('missing');
      setIsSending(true);
      try {
        await send(code);
      } catch (error) {
        setProblem({ sentence: sentenceOf(error) });
      } finally {
        setIsSending(false);
      }
    },
  };
}
