import { useLingui } from '@lingui/react';
import { useUnsavedInput } from '@portal/embed/react-guest';
import { askAnew } from '@portal/embed/react-queries';
import { useFeedback } from '@portal/ui';
import { DetailPanel, neighbours, TypedList } from '@portal/ui/table';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../useApi.ts';
import { useList } from '../../useList.ts';
import { ReviewDetail } from './ReviewDetail.tsx';
import { StarBars } from './StarBars.tsx';

/** What buyers wrote, and the company's answers to them. */
export function ReviewsPage() {
  const { i18n } = useLingui();
  const { toasts } = useFeedback();
  const client = useQueryClient();
  const api = useApi();
  const { open: show, ...shown } = useList('reviews');
  const { data } = shown.list;
  const [view, site] = (shown.state.query.get('view') ?? 'all').split('.');
  const [isDirty, setIsDirty] = useState(false);
  const mayLeave = useUnsavedAnswer(isDirty);
  const open = async (id: string | undefined) => {
    if (!(await mayLeave())) return;
    setIsDirty(false);
    show(id);
  };
  const answer = async (reviewId: string, text: string) => {
    await api.answerReview({ reviewId, text });
    setIsDirty(false);
    toasts.show({ tone: 'success', title: i18n._({ id: 'amazon.review.sent', message: '回复已发布' }) });
    await askAnew(client, ['list', 'reviews']);
  };
  return (
    <TypedList
      {...shown}
      searchHint={i18n._({ id: 'amazon.reviews.search', message: '评价内容、商品或评价人' })}
      above={view === 'all' && <StarBars marketplace={shown.filters.marketplace ?? site?.toUpperCase()} />}
      onOpen={open}
      renderDetail={({ id, row, position }) =>
        row && (
          <DetailPanel
            key={id}
            title={String(row.title)}
            {...neighbours(data?.dataList ?? [], position, open)}
            onClose={() => open(undefined)}
          >
            <ReviewDetail row={row} onDirty={setIsDirty} onAnswer={(text) => answer(id, text)} />
          </DetailPanel>
        )
      }
    />
  );
}

/** Has the person asked before an answer that is not sent is lost. Returns the question for leaving it within the page. */
function useUnsavedAnswer(isDirty: boolean): () => Promise<boolean> {
  const { i18n } = useLingui();
  return useUnsavedInput(isDirty, {
    title: i18n._({ id: 'amazon.review.discard', message: '放弃这条回复？' }),
    message: i18n._({ id: 'amazon.review.unsent', message: '回复还没有发布，离开后会丢失。' }),
  });
}
