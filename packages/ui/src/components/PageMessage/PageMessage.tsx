import { Trans } from '@lingui/react';
import type { ReactNode, Ref } from 'react';
import { StateMark, type StateMarkProps } from '../States/StateMark.tsx';
import classes from './PageMessage.module.css';

/** Why a page cannot be shown. */
export type PageMessageStatus = 401 | 402 | 404 | 500;

/** Props of `PageMessage`. */
export type PageMessageProps = {
  status: PageMessageStatus;
  /** @default a sentence for the status */
  title?: ReactNode;
  /** @default what to do about the status */
  text?: ReactNode;
  /** Ways onward, the best one first. */
  actions?: ReactNode;
  ref?: Ref<HTMLElement>;
};

const LOOKS: Record<PageMessageStatus, Pick<StateMarkProps, 'icon' | 'tone'>> = {
  401: { icon: 'lock', tone: 'neutral' },
  402: { icon: 'crown', tone: 'warning' },
  404: { icon: 'search', tone: 'neutral' },
  500: { icon: 'warning', tone: 'danger' },
};

/** A whole page that says why there is nothing else here, and where to go. */
export function PageMessage({ status, title, text, actions, ref }: PageMessageProps) {
  const { icon, tone } = LOOKS[status];
  return (
    <section className={classes.page} ref={ref}>
      <div className={classes.body}>
        <StateMark icon={icon} tone={tone} size="large" />
        <h1 className={classes.title}>{title ?? <DefaultTitle status={status} />}</h1>
        <p className={classes.text}>{text ?? <DefaultText status={status} />}</p>
        {actions && <div className={classes.actions}>{actions}</div>}
        <p className={classes.status} aria-hidden>
          {status}
        </p>
      </div>
    </section>
  );
}

function DefaultTitle({ status }: { status: PageMessageStatus }) {
  switch (status) {
    case 401:
      return <Trans id="ui.page.401.title" message="您还不能查看这里" />;
    case 402:
      return <Trans id="ui.page.402.title" message="这个系统需要续费" />;
    case 404:
      return <Trans id="ui.page.404.title" message="没有找到这个页面" />;
    case 500:
      return <Trans id="ui.page.500.title" message="页面出了问题" />;
  }
}

function DefaultText({ status }: { status: PageMessageStatus }) {
  switch (status) {
    case 401:
      return <Trans id="ui.page.401.text" message="请联系公司的管理员开通权限，或换一个系统。" />;
    case 402:
      return <Trans id="ui.page.402.text" message="续费后即可继续使用，原有数据都还在。" />;
    case 404:
      return <Trans id="ui.page.404.text" message="地址可能有误，或页面已经移走。请从菜单重新打开。" />;
    case 500:
      return <Trans id="ui.page.500.text" message="请刷新页面；如果一直这样，请联系客服。" />;
  }
}
