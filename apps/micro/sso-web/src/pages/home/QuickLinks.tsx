import { useLingui } from '@lingui/react';
import type { NavigateRequest } from '@portal/embed/guest';
import { useGuest } from '@portal/embed/react-guest';
import { Icon } from '@portal/ui';
import classes from './HomePage.module.css';

/** Where people go from here most. */
export function QuickLinks() {
  const { i18n } = useLingui();
  const { guest } = useGuest();
  const links: { icon: string; label: string; target: NavigateRequest }[] = [
    {
      icon: 'order',
      label: i18n._({ id: 'sso.link.orders', message: '订单管理' }),
      target: { path: '/sail-order-management', app: 'scm_new', systemCode: 'ERP' },
    },
    {
      icon: 'chart',
      label: i18n._({ id: 'sso.link.sales', message: '销售概览' }),
      target: { path: '/setSail/index', app: 'amazon', systemCode: 'AMAZON_OPERATE' },
    },
    {
      icon: 'download',
      label: i18n._({ id: 'sso.link.downloads', message: '下载中心' }),
      target: { path: '/download-center', app: 'universal_system' },
    },
  ];
  const heading = i18n._({ id: 'sso.links', message: '快捷入口' });
  return (
    <nav aria-label={heading}>
      <h2 className={classes.heading}>{heading}</h2>
      <ul className={classes.links}>
        {links.map(({ icon, label, target }) => (
          <li key={target.path}>
            <button type="button" className={classes.link} onClick={() => guest.navigate(target)}>
              <Icon name={icon} />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
