import { Trans, useLingui } from '@lingui/react';
import { useFeedback } from '@portal/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AskToDiscardEffect, Pane } from '../../core/types.ts';
import { useTabsContext } from '../../react/TabsContext.ts';
import { useTabsSend } from '../../react/useTabs.ts';
import { useTabsEffect } from '../../react/useTabsEffect.ts';
import classes from './UnsavedList.module.css';

/** Asks, in one dialog that names every pane, before unsaved input is closed or reloaded away. */
export function useUnsavedQuestions(titleOf: (pane: Pane) => string): void {
  const { dialogs } = useFeedback();
  const { i18n } = useLingui();
  const send = useTabsSend();
  const isAsking = useRef(false);

  const ask = async ({ panes, event }: AskToDiscardEffect) => {
    // A double click on a close button asks once.
    if (isAsking.current) return;
    isAsking.current = true;
    const isReload = event.type === 'reload';
    try {
      const isConfirmed = await dialogs.confirm({
        title: isReload
          ? i18n._({ id: 'tabs.unsaved.reloadTitle', message: '放弃未保存的内容并重新加载' })
          : i18n._({ id: 'tabs.unsaved.title', message: '放弃未保存的内容' }),
        message: (
          <>
            <Trans
              id="tabs.unsaved.text"
              message="{count, plural, other {以下 # 个页面有未保存的内容，继续后将无法找回：}}"
              values={{ count: panes.length }}
            />
            <UnsavedList titles={panes.map(titleOf)} />
          </>
        ),
        confirmLabel: isReload
          ? i18n._({ id: 'tabs.unsaved.reload', message: '放弃并重新加载' })
          : i18n._({ id: 'tabs.unsaved.close', message: '放弃并关闭' }),
        cancelLabel: i18n._({ id: 'tabs.unsaved.keep', message: '继续编辑' }),
        tone: 'danger',
      });
      const [first] = panes;
      if (isConfirmed) send(event);
      else if (first) send({ type: 'activate', key: first.key });
    } finally {
      isAsking.current = false;
    }
  };
  const tabs = useTabsContext();
  const askWhatIsOpen = useEffectEvent(() => {
    const question = tabs.takeQuestion();
    if (question) void ask(question);
  });
  useTabsEffect(askWhatIsOpen);
  // Somebody may have closed a pane before this part of the page was there.
  useEffect(() => askWhatIsOpen(), []);
}

function UnsavedList({ titles }: { titles: readonly string[] }) {
  return (
    <span className={classes.list}>
      {titles.map((title, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two panes may carry the same title
        <span key={index} className={classes.entry}>
          {title}
        </span>
      ))}
    </span>
  );
}
