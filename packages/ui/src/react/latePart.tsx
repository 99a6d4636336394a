import { Trans } from '@lingui/react';
import { type ComponentType, createContext, lazy, useCallback, useContext, useEffect, useState } from 'react';
import { FeedbackContext } from './FeedbackContext.ts';

/** What stands where a part is missing can do about it. */
export type LatePartMissing = { onRetry: () => void };

/** The attempts at one part: `latest` is what somebody who shows it now waits for. */
type Attempts<Props> = { latest: ComponentType<Props> };

const RetryContext = createContext(() => {});

/**
 * A component that is loaded when it is first shown, below a `Suspense` of the caller's. One that cannot be loaded
 * breaks nothing around it: `Missing` stands in its place, or nothing and a toast that offers to try again; the next
 * time it is shown it is asked for again.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props & LatePartMissing> = MissingToast,
): ComponentType<Props> {
  const renew = () => {
    attempts.latest = begin();
  };
  const begin = (): ComponentType<Props> =>
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        // One of its own for each attempt, so that a second failure is not taken for the first.
        () => ({ default: (props: Props) => <Absent Missing={Missing} props={props} onSeen={renew} /> }),
      ),
    );
  const attempts: Attempts<Props> = { latest: begin() };
  return (props) => <LatePart attempts={attempts} props={props} />;
}

type AbsentProps<Props> = {
  Missing: ComponentType<Props & LatePartMissing>;
  props: Props;
  /** The attempt is given up once it was seen to have failed, not before: what waits for it would ask without end. */
  onSeen: () => void;
};

function Absent<Props extends object>({ Missing, props, onSeen }: AbsentProps<Props>) {
  const onRetry = useContext(RetryContext);
  useEffect(onSeen, [onSeen]);
  return <Missing {...props} onRetry={onRetry} />;
}

function LatePart<Props extends object>({ attempts, props }: { attempts: Attempts<Props>; props: Props }) {
  const [Part, setPart] = useState(() => attempts.latest);
  const retry = useCallback(() => setPart(() => attempts.latest), [attempts]);
  return (
    <RetryContext value={retry}>
      <Part {...props} />
    </RetryContext>
  );
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
