import type { ShopAuthBegun } from '@portal/guide/core';
import { PlatformChoice, ShopAuth } from '@portal/guide/onboarding';
import { useCallback, useState } from 'react';

export type ShopAuthStepsProps = {
  /** Chosen already. */
  platform: string | undefined;
  begin: (platform: string) => Promise<ShopAuthBegun>;
  onDone: () => void;
};

/** The platform, then its form. */
export function ShopAuthSteps({ platform, begin, onDone }: ShopAuthStepsProps) {
  const [chosen, setChosen] = useState(platform);
  const start = useCallback(() => begin(chosen ?? ''), [begin, chosen]);
  if (chosen === undefined) return <PlatformChoice onChoose={setChosen} />;
  return <ShopAuth platform={chosen} begin={start} onDone={onDone} />;
}
