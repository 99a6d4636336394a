import { useLingui } from '@lingui/react';
import { useFeedback } from '@portal/ui';
import type { Place } from '../../core/entities.ts';
import { AssistantContext, useAssistant } from '../../react/AssistantContext.ts';
import type { ScreenshotErrorCode } from '../../screenshot/errors.ts';
import type { Screenshot } from '../../screenshot/types.ts';
import { lateDialog } from './lateDialog.tsx';
import { useAssistantPorts } from './ports.ts';

const ScreenshotDialog = lateDialog(async () => (await import('./ScreenshotDialog.tsx')).ScreenshotDialog);

/** Returns a function that takes a picture of the page and opens it, to be looked over before it is sent. */
export function useScreenshot(place: Place): () => void {
  const { i18n } = useLingui();
  const { dialogs, toasts } = useFeedback();
  const assistant = useAssistant();
  const ports = useAssistantPorts();
  return () => void take();

  async function take(): Promise<void> {
    const busy = toasts.show({
      title: i18n._({ id: 'ai.shot.taking', message: '正在截图' }),
      durationMs: null,
    });
    try {
      const { captureScreenshot } = await import('../../screenshot/index.ts');
      const shot = await captureScreenshot({
        target: ports.captureTarget?.(),
        ...(ports.captureFrame && { captureFrame: ports.captureFrame }),
        frameLabel: (title) =>
          i18n._({ id: 'ai.shot.frame', message: '{title}（此页面不支持截图）', values: { title } }),
      });
      open(shot);
    } catch (error) {
      await tell(error);
    } finally {
      toasts.dismiss(busy);
    }
  }

  function open(shot: Screenshot): void {
    void dialogs.open({
      title: i18n._({ id: 'ai.shot.title', message: '分析当前页面' }),
      width: 'wide',
      content: ({ close }) => (
        <AssistantContext value={assistant}>
          <ScreenshotDialog
            place={place}
            shot={shot}
            onClose={() => close()}
            onFailed={(error) => void tell(error)}
          />
        </AssistantContext>
      ),
    });
  }

  async function tell(error: unknown): Promise<void> {
    const { toScreenshotErrorCode } = await import('../../screenshot/errors.ts');
    const title = textOf(toScreenshotErrorCode(error));
    if (title) toasts.show({ tone: 'warning', title });
  }

  function textOf(code: ScreenshotErrorCode): string | undefined {
    switch (code) {
      case 'refused':
        return undefined;
      case 'target-missing':
        return i18n._({ id: 'ai.notice.capture-target-missing', message: '截图目标元素不存在' });
      case 'blank':
        return i18n._({
          id: 'ai.shot.blank',
          message: '截图是空白的，没有发送。请稍后重试，或改用浏览器截取标签页',
        });
      default:
        return i18n._({ id: 'ai.notice.page-analysis-failed', message: '页面分析失败' });
    }
  }
}
