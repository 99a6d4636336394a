import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import type { ConfirmOptions } from '../../runtime/createDialogs.ts';
import { Icon } from '../Icon/Icon.tsx';
import classes from './ConfirmBody.module.css';

/** Props of `ConfirmBody`. */
export type ConfirmBodyProps = { options: ConfirmOptions; onAnswer: (confirmed: boolean) => void };

/** A question's sentence and its two answers, or one where there is nothing to decide; where the answer cannot be undone, the focus begins on "no". */
export function ConfirmBody({ options, onAnswer }: ConfirmBodyProps) {
  const { message, confirmLabel, cancelLabel, tone = 'primary' } = options;
  const isDanger = tone === 'danger';
  return (
    <>
      {message && (
        <p className={classes.message} data-tone={tone}>
          {tone === 'warning' && <Icon name="warning" />}
          {message}
        </p>
      )}
      <div className={classes.answers}>
        {cancelLabel !== null && (
          <Button variant="default" data-autofocus={isDanger || undefined} onClick={() => onAnswer(false)}>
            {cancelLabel ?? <Trans id="ui.cancel" message="取消" />}
          </Button>
        )}
        <Button
          color={isDanger ? 'red' : undefined}
          data-autofocus={!isDanger || undefined}
          onClick={() => onAnswer(true)}
        >
          {confirmLabel ?? <Trans id="ui.confirm" message="确定" />}
        </Button>
      </div>
    </>
  );
}
