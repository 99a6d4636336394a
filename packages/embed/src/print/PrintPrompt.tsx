import { Trans, useLingui } from '@lingui/react';
import { Button } from '@mantine/core';
import { LoadingState } from '@portal/ui';
import { useState } from 'react';
import type { PrintCheck } from './checkPrint.ts';
import classes from './PrintPrompt.module.css';

/** Props of `PrintPrompt`. */
export type PrintPromptProps = {
  /** Looks again; called by a press only. */
  check: () => Promise<PrintCheck>;
  /** What a former look found. */
  first: PrintCheck;
  /** The oldest version that is accepted. */
  needed: string;
  /** Where the print service is downloaded; without it there is no link. */
  downloadUrl?: string;
  onClose: (last: PrintCheck) => void;
};

/** Says whether this computer can print, and what to do when it cannot. */
export function PrintPrompt({ check, first, needed, downloadUrl, onClose }: PrintPromptProps) {
  const { i18n } = useLingui();
  const [result, setResult] = useState(first);
  const [isChecking, setChecking] = useState(false);
  const { state, versions, channel } = result;
  const version = versions[channel];

  async function again(): Promise<void> {
    setChecking(true);
    setResult(await check());
    setChecking(false);
  }

  return (
    <div className={classes.body}>
      {isChecking ? (
        <LoadingState label={i18n._({ id: 'embed.print.checking', message: '正在检测打印组件' })} />
      ) : (
        <p className={classes.text} role={state === 'ready' ? 'status' : 'alert'}>
          <StateText state={state} />
          {(state === 'install' || state === 'upgrade') && (
            <span className={classes.version}>
              <Trans id="embed.print.needed" message="需要 C-Lodop {needed} 或以上" values={{ needed }} />
            </span>
          )}
          {version && (
            <span className={classes.version}>
              <Trans id="embed.print.version" message="当前版本：{version}" values={{ version }} />
            </span>
          )}
        </p>
      )}
      <div className={classes.answers}>
        {downloadUrl && (state === 'install' || state === 'upgrade') && (
          <Button component="a" variant="light" href={downloadUrl} target="_blank" rel="noopener noreferrer">
            <Trans id="embed.print.download" message="下载打印组件" />
          </Button>
        )}
        {state !== 'ready' && (
          <Button variant="default" disabled={isChecking} onClick={() => void again()}>
            <Trans id="embed.print.again" message="重新检测" />
          </Button>
        )}
        <Button data-autofocus onClick={() => onClose(result)}>
          <Trans id="embed.print.close" message="知道了" />
        </Button>
      </div>
    </div>
  );
}

function StateText({ state }: { state: PrintCheck['state'] }) {
  switch (state) {
    case 'ready':
      return <Trans id="embed.print.ready" message="打印组件可以使用。" />;
    case 'install':
      return <Trans id="embed.print.install" message="没有检测到打印组件，请安装并启动后重新检测。" />;
    case 'upgrade':
      return <Trans id="embed.print.upgrade" message="打印组件版本过低，请升级后重新检测。" />;
    case 'denied':
      return (
        <Trans id="embed.print.denied" message="浏览器未允许访问本机的打印组件，请在网站权限中允许后重试。" />
      );
    case 'not-ready':
      return <Trans id="embed.print.notReady" message="C-Lodop没准备好，请稍后再试！" />;
  }
}
