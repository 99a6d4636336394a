import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import { BrandMark } from '@portal/ui/shell';
import { useEffect, useId, useRef } from 'react';
import type { Platform } from '../../core/platform.ts';
import { PlatformChoice } from '../PlatformChoice/PlatformChoice.tsx';
import classes from './Onboarding.module.css';

/** Props of `Onboarding`. */
export type OnboardingProps = {
  /** What the portal is called, and the picture beside its name. @default Portal and its mark */
  brand?: { name: string; logo?: string | undefined };
  platforms: readonly Platform[];
  onChoose: (code: string) => void;
  /** Opens a demo environment in a window of its own. @default not offered */
  onDemo?: () => void;
  /** Goes on into the workspace without a shop. */
  onSkip: () => void;
  onSignOut: () => void;
  /** The page that it covers: out of reach of keyboard and screen reader meanwhile. */
  covers: () => Element | null;
};

/** The first page of a company without shops: which platform it sells on. */
export function Onboarding(props: OnboardingProps) {
  const { brand = { name: 'Portal' }, platforms, onChoose, onDemo, onSkip, onSignOut, covers } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it covers does not change while it is there
  useEffect(() => {
    const covered = covers();
    covered?.setAttribute('inert', '');
    heading.current?.focus();
    return () => covered?.removeAttribute('inert');
  }, []);
  return (
    <section className={classes.page} aria-labelledby={titleId} data-testid="onboarding">
      <header className={classes.header}>
        <span className={classes.brand}>
          <BrandMark src={brand.logo} />
          {brand.name}
        </span>
        <Button variant="subtle" color="gray" onClick={onSignOut}>
          <Trans id="guide.onboarding.signOut" message="退出登录" />
        </Button>
      </header>
      <div className={classes.body}>
        <h1 className={classes.title} id={titleId} ref={heading} tabIndex={-1}>
          <Trans id="guide.onboarding.title" message="请选择您的销售平台" />
        </h1>
        <p className={classes.lead}>
          <Trans
            id="guide.onboarding.lead"
            message="绑定第一家店铺后，订单、库存和商品会自动同步到工作台。"
          />
        </p>
        <PlatformChoice platforms={platforms} onChoose={onChoose} />
        <div className={classes.answers}>
          {onDemo && (
            <Button variant="light" onClick={onDemo}>
              <Trans id="guide.onboarding.demo" message="先看看演示环境" />
            </Button>
          )}
          <Button variant="subtle" color="gray" onClick={onSkip}>
            <Trans id="guide.onboarding.skip" message="稍后绑定，进入工作台" />
          </Button>
        </div>
      </div>
    </section>
  );
}
