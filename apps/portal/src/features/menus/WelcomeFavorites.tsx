import { useLingui } from '@lingui/react';
import type { Favorites } from '@portal/menu-engine/favorites';
import { EmptyState, ErrorState, LoadingState } from '@portal/ui';
import { useEffect } from 'react';
import { WelcomeMenus, WelcomeSection } from '../../pages/WelcomePage.tsx';

type WelcomeFavoritesProps = { favorites: Favorites; onShown: () => void };

/** The person's favourites on the welcome page. */
export function WelcomeFavorites({ favorites: { entries, status, reload }, onShown }: WelcomeFavoritesProps) {
  const { i18n } = useLingui();
  useEffect(onShown, [onShown]);
  return (
    <WelcomeSection title={i18n._({ id: 'portal.welcome.favorites', message: '我的收藏' })}>
      {status === 'loading' && <LoadingState rows={1} />}
      {status === 'failed' && (
        <ErrorState
          title={i18n._({ id: 'portal.welcome.favoritesFailed', message: '收藏没有加载出来' })}
          onRetry={reload}
        />
      )}
      {status === 'ready' && entries.length === 0 && (
        <EmptyState
          icon="star"
          title={i18n._({
            id: 'portal.welcome.favoritesEmpty',
            message: '点菜单名称旁的星标，收藏的页面会显示在这里',
          })}
        />
      )}
      {status === 'ready' && entries.length > 0 && <WelcomeMenus entries={entries} />}
    </WelcomeSection>
  );
}
