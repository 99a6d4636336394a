import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import type { MarketId } from '../../core/marketHours.ts';

/** A market's name in the language in use. */
export function marketName(id: MarketId): ReactNode {
  switch (id) {
    case 'tokyo':
      return <Trans id="account.market.tokyo" message="东京" />;
    case 'shenzhen':
      return <Trans id="account.market.shenzhen" message="深圳" />;
    case 'berlin':
      return <Trans id="account.market.berlin" message="柏林" />;
    case 'new-york':
      return <Trans id="account.market.newYork" message="纽约" />;
    case 'los-angeles':
      return <Trans id="account.market.losAngeles" message="洛杉矶" />;
  }
}
