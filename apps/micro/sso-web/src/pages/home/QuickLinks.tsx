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
      icon: 'package',
      label: i18n._({ id: 'sso.link.packages', message: '产品套餐' }),
      target: { path: '/user/product-package', app: 'sso-web' },
    },
    {
      icon: 'settings',
      label: i18n._({ id: 'sso.link.services', message: '服务管理' }),
      target: { path: '/company/serve/serve-manage', app: 'sso-web' },
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
