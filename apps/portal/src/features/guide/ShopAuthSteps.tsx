import type { ShopAuthBegun } from '@portal/guide/core';
import { type BoundShop, BoundShops, PlatformChoice, ShopAuth } from '@portal/guide/onboarding';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

export type ShopAuthStepsProps = {
  /** Chosen already. */
  platform: string | undefined;
  begin: (platform: string) => Promise<ShopAuthBegun>;
  /** The shops that are bound already; the choice does without them. */
  loadShops: () => Promise<readonly BoundShop[]>;
  onDone: () => void;
};

/** The platform, with the shops that there are, then its form. */
export function ShopAuthSteps({ platform, begin, loadShops, onDone }: ShopAuthStepsProps) {
  const [chosen, setChosen] = useState(platform);
  const shops = useQuery({
    queryKey: ['guide', 'shops'],
    queryFn: loadShops,
    enabled: platform === undefined,
    gcTime: 0,
  }).data;
  const start = useCallback(() => begin(chosen ?? ''), [begin, chosen]);
  if (chosen === undefined) {
    return (
      <>
        <PlatformChoice onChoose={setChosen} />
        <BoundShops shops={shops ?? []} onRenew={setChosen} />
      </>
    );
  }
  return <ShopAuth platform={chosen} begin={start} onDone={onDone} />;
}
