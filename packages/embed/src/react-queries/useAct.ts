import { useFeedback } from '@portal/ui';
import { useFailureToast } from '@portal/ui/shell';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { askAnew } from './askAnew.ts';
import { type FieldProblems, refusedFields } from './refusedFields.ts';

/** What is done, what it says afterwards, and which lists are read anew. */
export type Act<Input, Answer> = {
  run: (input: Input) => Promise<Answer>;
  /** Keys of the queries that show it. */
  asks: readonly QueryKey[];
  said?: string | ((answer: Answer) => string);
  onDone?: (answer: Answer) => void;
  /** Told what is wrong field by field; without it a toast says the first. */
  onRefused?: (problems: FieldProblems) => void;
};

/** Something that a person does: made once, told, and shown by what is read anew. Why it failed is told in a toast. */
export function useAct<Input, Answer>({ run, asks, said, onDone, onRefused }: Act<Input, Answer>) {
  const { toasts } = useFeedback();
  const tellFailure = useFailureToast();
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
      if (first !== undefined) toasts.show({ tone: 'danger', title: first });
      else tellFailure(error);
      // Somebody else may have been quicker.
      await askAnew(client, ...asks);
    },
    gcTime: 0,
  });
}
