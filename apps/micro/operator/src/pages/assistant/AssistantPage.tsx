import { useLingui } from '@lingui/react';
import { usePageTitle } from '@portal/embed/react-guest';
import { SegmentTabs, TablePage } from '@portal/ui/table';
import { CompanyFilter } from '../../components/CompanyFilter.tsx';
import list from '../../components/list.module.css';
import { QueryFilter } from '../../components/QueryFilter.tsx';
import { usePanel } from '../../components/usePanel.ts';
import { FeedbackList, OpenFeedback } from './FeedbackList.tsx';
import { LimitsTab } from './LimitsTab.tsx';
import { UsageList } from './UsageList.tsx';

const TABS = ['usage', 'feedback', 'limits'] as const;
const DAYS = [7, 30, 90, 365] as const;

/** What is used of the assistant, what people think of its answers, and how much may be asked. */
export function AssistantPage() {
  const { i18n } = useLingui();
  const panel = usePanel();
  const { guarded: state } = panel;
  const title = i18n._({ id: 'operator.assistant', message: '智能助手' });
  usePageTitle(title);
  const tab = TABS.find((one) => one === state.query.get('tab')) ?? 'usage';
  const days = DAYS.find((one) => String(one) === state.query.get('days')) ?? 30;
  const daysText = (count: number) =>
    i18n._({
      id: 'operator.assistant.days',
      message: '{count, plural, other {最近 # 天}}',
      values: { count },
    });
  return (
    <TablePage
      title={title}
      lead={i18n._({
        id: 'operator.assistant.lead',
        message: '各企业和模型的用量、用户给出的差评，以及每天和每月能问多少。',
      })}
      head={
        <div className={list.head}>
          <SegmentTabs
            label={title}
            value={tab}
            onChange={(next) => panel.go({ tab: next === 'usage' ? undefined : next, id: undefined })}
            options={[
              { value: 'usage', label: i18n._({ id: 'operator.assistant.usage', message: '用量' }) },
              { value: 'feedback', label: i18n._({ id: 'operator.assistant.feedback', message: '评价' }) },
              { value: 'limits', label: i18n._({ id: 'operator.assistant.limits', message: '额度' }) },
            ]}
          />
          {tab !== 'limits' && (
            <>
              <QueryFilter
                state={state}
                name="days"
                label={i18n._({ id: 'operator.assistant.period', message: '时间' })}
                all={daysText(30)}
                options={DAYS.filter((one) => one !== 30).map((one) => ({
                  value: String(one),
                  label: daysText(one),
                }))}
              />
              <CompanyFilter state={state} />
            </>
          )}
          {tab === 'feedback' && (
            <QueryFilter
              state={state}
              name="value"
              label={i18n._({ id: 'operator.assistant.opinion', message: '评价' })}
              all={i18n._({ id: 'operator.assistant.bad', message: '差评' })}
              options={[
                { value: 'good', label: i18n._({ id: 'operator.assistant.good', message: '好评' }) },
                {
                  value: 'all',
                  label: i18n._({ id: 'operator.assistant.allOpinions', message: '全部评价' }),
                },
              ]}
            />
          )}
        </div>
      }
      aside={tab === 'feedback' && <OpenFeedback panel={panel} days={days} />}
    >
      {tab === 'usage' && <UsageList state={state} days={days} />}
      {tab === 'feedback' && <FeedbackList panel={panel} days={days} />}
      {tab === 'limits' && <LimitsTab onDirty={panel.setIsDirty} />}
    </TablePage>
  );
}
