import { useLingui } from '@lingui/react';
import { isApiError } from '@portal/api-client';
import { askAnew } from '@portal/embed/react-queries';
import { useFeedback } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FieldProblems, refusedFields } from './refusedFields.ts';

/** What is done, what it says afterwards, and which lists are read anew. */
export type Act<Input, Answer> = {
  run: (input: Input) => Promise<Answer>;
  /** Keys of the queries that show it. */
  asks: readonly (readonly unknown[])[];
  said?: string | ((answer: Answer) => string);
  onDone?: (answer: Answer) => void;
  /** Told what is wrong field by field; without it a toast says the first. */
  onRefused?: (problems: FieldProblems) => void;
};

/** Something that an operator does: made once, told, and shown by what is read anew. */
export function useAct<Input, Answer>({ run, asks, said, onDone, onRefused }: Act<Input, Answer>) {
  const { i18n } = useLingui();
  const { toasts } = useFeedback();
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async (answer) => {
      if (said) toasts.show({ tone: 'success', title: typeof said === 'string' ? said : said(answer) });
      await askAnew(client, ...asks);
      onDone?.(answer);
    },
    onError: async (error) => {
      const problems = refusedFields(error);
      const [first] = Object.values(problems);
      if (first !== undefined && onRefused) return onRefused(problems);
      toasts.show({
        tone: 'danger',
        title:
          first ||
          (isApiError(error) && error.serverMessage) ||
          i18n._({ id: 'operator.failed', message: '没有成功，请稍后重试' }),
      });
      // Somebody else may have been quicker.
      await askAnew(client, ...asks);
    },
    gcTime: 0,
  });
}
