import { Trans } from '@lingui/react';
import { useMachine } from '@portal/machine/react';
import { type ComponentType, useContext, useEffect } from 'react';
import { createLateLoad, type LateLoad } from '../runtime/createLateLoad.ts';
import { FeedbackContext } from './FeedbackContext.ts';

/** What stands where a part is missing can do about it. */
export type LatePartMissing = { onRetry: () => void };

/** What stands in the place of a part that is not there. */
export type LatePartOptions<Props> = {
  /** Where it cannot be loaded. @default nothing, and a toast that offers to try again */
  Missing?: ComponentType<Props & LatePartMissing>;
  /** Where it is awaited. @default nothing */
  Waiting?: ComponentType<Props>;
};

/**
 * A component that is loaded when it is first shown, and shown the moment it is there: unlike `React.lazy` it needs no
 * `Suspense`, which holds what came back until 300 ms after the last fallback. One that cannot be loaded breaks nothing
 * around it and can be tried again; the next time it is shown it is asked for again.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: LatePartOptions<Props> = {},
): ComponentType<Props> {
  const late = createLateLoad(load);
  return (props) => <LatePart late={late} options={options} props={props} />;
}

type LatePartProps<Props> = {
  late: LateLoad<ComponentType<Props>>;
  options: LatePartOptions<Props>;
  props: Props;
};

function LatePart<Props extends object>({ late, options, props }: LatePartProps<Props>) {
  const { Missing = MissingToast, Waiting } = options;
  const now = useMachine(late);
  useEffect(() => late.ask(), [late]);
  if (now.status === 'there') return <now.part {...props} />;
  if (now.status === 'failed') return <Missing {...props} onRetry={late.retry} />;
  return Waiting && <Waiting {...props} />;
}

function MissingToast({ onRetry }: LatePartMissing) {
  const toasts = useContext(FeedbackContext)?.toasts;
  useEffect(() => {
    const id = toasts?.show({
      id: 'late-part',
      tone: 'danger',
      title: <Trans id="ui.error.title" message="内容没有加载出来" />,
      message: <Trans id="ui.error.text" message="请检查网络后重试；如果一直这样，请联系客服。" />,
      action: { label: <Trans id="ui.retry" message="重试" />, onClick: onRetry },
    });
    return () => {
      if (id) toasts?.dismiss(id);
    };
  }, [toasts, onRetry]);
  return null;
}
