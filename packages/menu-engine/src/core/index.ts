export { ancestorsOf, leavesOf, rootOf } from './ancestorsOf.ts';
export * as menuConstants from './constants.ts';
export type { OpenDecision, OpenRequest, RenewTarget } from './decideOpen.ts';
export { decideOpen } from './decideOpen.ts';
export type { OpenableSystem, SystemOpening } from './decideSystemOpen.ts';
export { decideSystemOpen } from './decideSystemOpen.ts';
export {
  expiredMessage,
  NO_PERMISSION_DIALOG,
  sceneFlawMessage,
  sceneRefusalMessage,
} from './dialogMessages.ts';
export { findByPath } from './findByPath.ts';
export { hasPermissionEntry } from './hasPermissionEntry.ts';
export { homeOf } from './homeOf.ts';
export type { HoverEvent, HoverState } from './hoverIntent.ts';
export { HOVER_CLOSED, transition as transitionHover } from './hoverIntent.ts';
export type { SwitcherRefusal } from './judgeSwitcherOpen.ts';
export { judgeSwitcherOpen } from './judgeSwitcherOpen.ts';
export type { HostKind, JudgedSystem, NoAccessReason, SystemAccess } from './judgeSystemAccess.ts';
export { hasQuantity, isDeploying, judgeSystemAccess, outOfServiceReason } from './judgeSystemAccess.ts';
export type { WorkspacePlace } from './menuAddress.ts';
export { addressOf, isExternalUrl, menuHref, systemHref } from './menuAddress.ts';
export { ADD_SCENE_KEY, DEFAULT_SCENE, HISTORY_KEY, menuKey, parseKey, sceneKey } from './menuKeys.ts';
export { menuLabel } from './menuLabel.ts';
export type { MenuConditions, MenuMarks } from './menuMarks.ts';
export { isLocked, menuMarks } from './menuMarks.ts';
export type { MenuViews } from './menuUse.ts';
export { commonMenus, historyMenus, knownMenus, suggestMenus } from './menuUse.ts';
export type { MenuMessage } from './messages.ts';
export { DEFAULT_SCENE_LABEL, refusalMessage } from './messages.ts';
export { moveItem } from './moveItem.ts';
export { EMPTY_MENU_INDEX, normalizeMenuTree } from './normalizeMenuTree.ts';
export { parseExpiry } from './parseExpiry.ts';
export type { FlagsEffect, FlagsEvent, SavedFlags } from './savedFlags.ts';
export { isFlagPending, NO_FLAGS, transition as transitionFlags, wantedFlags } from './savedFlags.ts';
export type { SceneFlaw, SceneForm, SceneRefusal } from './sceneRules.ts';
export { checkSceneForm, countCharacters, judgeSceneAdd, judgeSceneDelete } from './sceneRules.ts';
export type { ChoiceState, SceneChoice } from './sceneSelection.ts';
export { canChoose, choiceState, sceneChoices, sceneMenus, toggleChoice } from './sceneSelection.ts';
export type { MenuBlock, MenuColumn, SplitColumnsOptions } from './splitColumns.ts';
export { splitColumns } from './splitColumns.ts';
export { type ListedSystem, systemLabel } from './systemLabel.ts';
export type {
  MenuAddress,
  MenuContent,
  MenuEntry,
  MenuIndex,
  MenuLocale,
  MenuPathHit,
  MenuProblem,
  MenuProblemReason,
} from './types.ts';
export { upgradeHref } from './upgradeHref.ts';
export { visibleMenus } from './visibleMenus.ts';
