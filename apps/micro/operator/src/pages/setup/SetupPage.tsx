import { useLingui } from '@lingui/react';
import { useGuest, usePageTitle, useUnsavedInput } from '@portal/embed/react-guest';
import { ActionButton, Icon } from '@portal/ui';
import { QueryStates, StatusBadge, TablePage, useListQuery } from '@portal/ui/table';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import form from '../../components/form.module.css';

import { AssistantStep } from './AssistantStep.tsx';
import { BrandStep } from './BrandStep.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import { DoorsStep } from './DoorsStep.tsx';
import { MessagesStep } from './MessagesStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import classes from './SetupPage.module.css';
import { SystemStep } from './SystemStep.tsx';
import { isDone, nextStep, OPTIONAL, STEPS, type StepName, stepAfter } from './steps.ts';
import { type Setup, type StepProps, useSetup } from './useSetup.ts';
import { useStepWords } from './useStepWords.ts';

const FORMS: Readonly<Record<StepName, (props: StepProps) => React.ReactNode>> = {
  password: PasswordStep,
  brand: BrandStep,
  company: CompanyStep,
  system: SystemStep,
  doors: DoorsStep,
  messages: MessagesStep,
  assistant: AssistantStep,
};

/** Leads from an empty portal to one that a company uses; every step can be left and come back to. */
export function SetupPage() {
  const { i18n } = useLingui();
  const title = i18n._({ id: 'operator.setup', message: '开通设置' });
  usePageTitle(title);
  return (
    <TablePage
      title={title}
      lead={i18n._({
        id: 'operator.setup.intro',
        message: '每一步保存后立即生效，可以随时离开再回来。这里保存的内容与 portalctl apply、export 相同。',
      })}
    >
      <QueryStates query={useSetup()}>{(setup) => <Steps setup={setup} />}</QueryStates>
    </TablePage>
  );
}

function Steps({ setup }: { setup: Setup }) {
  const { i18n } = useLingui();
  const { history } = useGuest();
  const words = useStepWords();
  const { query, change } = useListQuery(history);
  const [first] = useState(() => nextStep(setup));
  const [isDirty, setIsDirty] = useState(false);
  const mayLeave = useUnsavedInput(isDirty);
  const asked = STEPS.find((step) => step === query.get('step'));
  const step = asked ?? first;
  const Form = FORMS[step];
  const next = stepAfter(step);
  const isSaving = useIsMutating() > 0;
  const [waitingFor, setWaitingFor] = useState<StepName>();
  const show = (to: StepName) => {
    setIsDirty(false);
    change({ step: to });
  };
  const go = async (to: StepName) => {
    if (isSaving) setWaitingFor(to);
    else if (await mayLeave()) show(to);
  };
  // What was pressed while a step is saved comes once it is; a step that was refused stays.
  useEffect(() => {
    if (isSaving || waitingFor === undefined) return;
    setWaitingFor(undefined);
    if (!isDirty) show(waitingFor);
  }, [isSaving, waitingFor]);
  return (
    <div className={classes.page}>
      <nav aria-label={i18n._({ id: 'operator.setup.steps', message: '步骤' })}>
        <ol className={classes.steps}>
          {STEPS.map((one, index) => (
            <li key={one}>
              <button
                type="button"
                className={classes.step}
                aria-current={one === step ? 'step' : undefined}
                onClick={() => void go(one)}
              >
                <span className={classes.mark} data-done={isDone(one, setup) || undefined}>
                  {isDone(one, setup) ? <Icon name="check" size={14} /> : index + 1}
                </span>
                <span className={classes.stepName}>{words.nameOf(one)}</span>
                {isDone(one, setup) && (
                  <span className="portal-visually-hidden">
                    {i18n._({ id: 'operator.setup.done', message: '已完成' })}
                  </span>
                )}
                {!isDone(one, setup) && OPTIONAL.includes(one) && (
                  <StatusBadge tone="neutral">
                    {i18n._({ id: 'operator.setup.optional', message: '可选' })}
                  </StatusBadge>
                )}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <section className={classes.form} aria-labelledby="setup-step">
        <h2 id="setup-step" className={classes.heading}>
          {words.nameOf(step)}
        </h2>
        <p className={form.hint}>{words.leadOf(step)}</p>
        {/* The next system begins with empty fields. */}
        <Form
          key={step === 'system' ? `${step} ${setup.file.systems?.length ?? 0}` : step}
          setup={setup}
          onDirty={setIsDirty}
        />
        {next && (
          <div className={classes.next}>
            <ActionButton onClick={() => void go(next)}>
              {i18n._({
                id: 'operator.setup.next',
                message: '下一步：{step}',
                values: { step: words.nameOf(next) },
              })}
            </ActionButton>
          </div>
        )}
      </section>
    </div>
  );
}
