import { Trans } from '@lingui/react';
import { type ComponentType, createContext, lazy, useContext, useEffect, useMemo, useState } from 'react';
import { FeedbackContext } from './FeedbackContext.ts';

/** What stands where a part is missing can do about it. */
export type LatePartMissing = { onRetry: () => void };

type Attempt = { retry: () => void; forget: () => void };

/** The attempts at one part: `latest` is what somebody who shows it now waits for. */
type Attempts<Props> = { latest: ComponentType<Props>; begin: () => ComponentType<Props> };

const AttemptContext = createContext<Attempt>({ retry: () => undefined, forget: () => undefined });

/**
 * A component that is loaded when it is first shown, below a `Suspense` of the caller's. One that cannot be loaded
 * breaks nothing around it: `Missing` stands in its place, or nothing and a toast that offers to try again; the next
 * time it is shown it is asked for again.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props & LatePartMissing> = MissingToast,
): ComponentType<Props> {
  const Absent = (props: Props) => {
    const { retry, forget } = useContext(AttemptContext);
    useEffect(() => forget, [forget]);
    return <Missing {...props} onRetry={retry} />;
  };
  const begin = (): ComponentType<Props> =>
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        () => ({ default: Absent }),
      ),
    );
  const attempts = { begin, latest: begin() };
  return (props) => <LatePart attempts={attempts} props={props} />;
}

function LatePart<Props extends object>({ attempts, props }: { attempts: Attempts<Props>; props: Props }) {
  const [Part, setPart] = useState(() => attempts.latest);
  const attempt = useMemo(() => {
    // Given up once it was seen to have failed, not before: what waits for it would ask without end.
    const forget = () => {
      if (attempts.latest === Part) attempts.latest = attempts.begin();
    };
    const retry = () => {
      forget();
      setPart(() => attempts.latest);
    };
    return { forget, retry };
  }, [attempts, Part]);
  return (
    <AttemptContext value={attempt}>
      <Part {...props} />
    </AttemptContext>
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
