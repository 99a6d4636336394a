import { useLingui } from '@lingui/react';
import type { NavigateRequest } from '@portal/embed/guest';
import { useGuest } from '@portal/embed/react-guest';
import { Icon } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { PATHS } from '../purchase/paths.ts';
import classes from './HomePage.module.css';
import { PERMISSION_PAGE, seesPermissions } from './seesPermissions.ts';
import { userCentreQuery } from './userCentreQuery.ts';

/** Where people go from here most. */
export function QuickLinks() {
  const { i18n } = useLingui();
  const { guest } = useGuest();
  const menus = useQuery(userCentreQuery(guest)).data?.menuInfoListDTOS ?? [];
  const hasPermissions = seesPermissions(menus);
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
      label: i18n._({ id: 'sso.link.downloads', message: '导出中心' }),
      target: { path: '/download-center', app: 'universal_system' },
    },
    {
      icon: 'package',
      label: i18n._({ id: 'sso.packages.title', message: '产品套餐' }),
      target: { path: PATHS.packages },
    },
    {
      icon: 'service',
      label: i18n._({ id: 'sso.services', message: '服务管理' }),
      target: { path: PATHS.manage },
    },
    {
      icon: 'apps',
      label: i18n._({ id: 'sso.market.title', message: '应用市场' }),
      target: { path: PATHS.market },
    },
    ...(hasPermissions
      ? [
          {
            icon: 'permission',
            label: i18n._({ id: 'sso.permissions', message: '权限管理' }),
            target: { path: PERMISSION_PAGE },
          },
        ]
      : []),
    {
      icon: 'settings',
      label: i18n._({ id: 'sso.settings', message: '账号设置' }),
      target: { path: '/user/basics-info' },
    },
    {
      icon: 'help',
      label: i18n._({ id: 'sso.help', message: '帮助中心' }),
      target: { path: '/company/helper/center' },
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
