import { useLingui } from '@lingui/react';
import { usePageTitle } from '@portal/embed/react-guest';
import { TablePage } from '@portal/ui/table';
import type { ReactNode } from 'react';
import classes from './PurchasePage.module.css';
import shared from './purchase.module.css';

export type PurchasePageProps = {
  title: string;
  lead?: string | undefined;
  /** Where this page stands on the way from choosing to having. */
  step?: 'choose' | 'confirm' | 'pay' | 'done';
  actions?: ReactNode;
  /** Beside the content and always in sight: what it costs, and the way on. */
  summary?: ReactNode;
  children: ReactNode;
};

const STEPS = ['choose', 'confirm', 'pay', 'done'] as const;

/** A page about buying: its title names the tab, its steps say where one is. */
export function PurchasePage({ title, lead, step, actions, summary, children }: PurchasePageProps) {
  const { i18n } = useLingui();
  usePageTitle(title);
  const names = {
    choose: i18n._({ id: 'sso.buy.step.choose', message: '选择' }),
    confirm: i18n._({ id: 'sso.buy.step.confirm', message: '确认' }),
    pay: i18n._({ id: 'sso.buy.step.pay', message: '支付' }),
    done: i18n._({ id: 'sso.buy.step.done', message: '完成' }),
  };
  const position = step ? STEPS.indexOf(step) : -1;
  return (
    <TablePage
      title={title}
      lead={lead}
      actions={actions}
      head={
        step && (
          <ol className={classes.steps} aria-label={i18n._({ id: 'sso.buy.steps', message: '订购步骤' })}>
            {STEPS.map((name, index) => (
              <li
                key={name}
                aria-current={index === position ? 'step' : undefined}
                data-past={index < position || undefined}
              >
                {names[name]}
              </li>
            ))}
          </ol>
        )
      }
    >
      <div className={classes.scroll}>
        <div className={shared.columns}>
          <div className={classes.content}>{children}</div>
          {summary}
        </div>
      </div>
    </TablePage>
  );
}
