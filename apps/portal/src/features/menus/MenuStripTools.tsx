import { useLingui } from '@lingui/react';
import { LIVE_CLASSES_PATH } from '@portal/api-client/contract';
import { type MenuEntry, menuLabel } from '@portal/menu-engine/core';
import { FavoritesPopover, MenuRowTools, useToolWords } from '@portal/menu-engine/favorites';
import { Dropdown, IconButton, LoadingState, latePart, useLocale } from '@portal/ui';
import { formatPaneAddress } from '../../workspace/panes/paneAddress.ts';
import { useUserConfig } from '../../workspace/useSystems.ts';
import { useShownMenu, useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import { type MenuTools, menusPorts } from './useMenuTools.ts';

const ScorePrompt = latePart(async () => (await import('@portal/menu-engine/score-prompt')).ScorePrompt, {
  Waiting: () => <LoadingState rows={2} />,
});

const HELP_CENTRE = '/company/helper/center';

/** The tools at the end of the tab strip: live classes, and of the page that is shown its guide, its score, favourites. */
export function MenuStripTools({ tools, onManage }: { tools: MenuTools; onManage: () => void }) {
  const { api, favorites, list, wordsOf } = tools;
  const shown = useShownMenu();
  const { navigate } = menusPorts.use();
  const { base } = useWorkspace();
  const { menuScoreSwitch } = useUserConfig();
  const locale = useLocale();
  const say = useToolWords();
  const { i18n } = useLingui();
  const openPage = (path: string) => navigate(base + formatPaneAddress({ app: 'sso-web', path }));

  async function openGuide(menuId: string) {
    // Without a document, or without an answer, the help centre's front page helps more than a refusal.
    const found = await api.queryPageBindDocument({ menuId }, { silent: true }).catch(() => undefined);
    const path = found?.documentId
      ? `${HELP_CENTRE}?docId=${encodeURIComponent(found.documentId)}`
      : HELP_CENTRE;
    openPage(path);
  }

  return (
    <>
      <IconButton
        icon="play"
        label={i18n._({ id: 'portal.strip.live', message: '直播课堂' })}
        onClick={() => openPage(LIVE_CLASSES_PATH)}
      />
      {shown && <IconButton icon="help" label={say('guide')} onClick={() => void openGuide(shown.id)} />}
      {shown && menuScoreSwitch === 1 && (
        <Dropdown
          label={say('score')}
          placement="bottom-end"
          trigger={(trigger) => <IconButton {...trigger} icon="review" label={say('score')} />}
        >
          {() => (
            <ScorePrompt
              key={shown.key}
              name={menuLabel(shown, locale)}
              onSubmit={async (score) => {
                try {
                  await api.addMenuScoreInfo({ menuId: shown.id, ...score }, { silent: true });
                  return undefined;
                } catch (error) {
                  return wordsOf(error);
                }
              }}
            />
          )}
        </Dropdown>
      )}
      <FavoritesPopover
        {...list}
        activeKey={shown?.key}
        favorites={favorites.entries}
        status={favorites.status}
        onReload={favorites.reload}
        onManage={onManage}
        {...(shown && {
          current: {
            name: menuLabel(shown, locale),
            favorite: {
              on: favorites.has(shown),
              busy: favorites.isBusy(shown),
              onToggle: () => favorites.toggle(shown),
            },
          },
        })}
      />
    </>
  );
}

/** Star and pin of a menu's row. */
export function MenuTags({
  tools: { favorites, pins },
  entry,
  onAddToScene,
}: {
  tools: Pick<MenuTools, 'favorites' | 'pins'>;
  entry: MenuEntry;
  onAddToScene?: () => void;
}) {
  return (
    <MenuRowTools
      entry={entry}
      pin={{ on: pins.has(entry), onToggle: () => pins.toggle(entry) }}
      favorite={{
        on: favorites.has(entry),
        busy: favorites.isBusy(entry),
        onToggle: () => favorites.toggle(entry),
      }}
      {...(onAddToScene && { onAddToScene })}
    />
  );
}
