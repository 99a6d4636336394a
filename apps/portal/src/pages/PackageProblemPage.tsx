import { useLingui } from '@lingui/react';
import { Button } from '@mantine/core';
import { refusalMessage, type SwitcherRefusal } from '@portal/menu-engine/core';
import { PageMessage } from '@portal/ui';
import { BackHomeButton } from './BackHomeButton.tsx';

export type PackageProblemPageProps = {
  systemName?: string;
  reason?: SwitcherRefusal;
  buyHref: string;
};

/** Shown instead of a system whose package is disabled, abandoned or still being set up. */
export function PackageProblemPage({ systemName, reason, buyHref }: PackageProblemPageProps) {
  const { i18n } = useLingui();
  return (
    <PageMessage
      code="402"
      title={systemName ?? i18n._({ id: 'portal.packageProblem.title', message: '当前系统无法查看' })}
      text={
        reason
          ? i18n._(refusalMessage(reason))
          : i18n._({
              id: 'portal.packageProblem.text',
              message: '该系统的套餐存在问题，请续费或联系您的专属销售经理处理。',
            })
      }
      actions={
        <>
          {reason !== 'deploying' && (
            <Button component="a" href={buyHref}>
              {i18n._({ id: 'portal.buyOrRenew', message: '订购或续费' })}
            </Button>
          )}
          <BackHomeButton />
        </>
      }
    />
  );
}
