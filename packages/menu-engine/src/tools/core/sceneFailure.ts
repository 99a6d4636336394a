import type { SceneForm } from '../../core/sceneRules.ts';

/** A scene's content with its version, as it stands on the server. */
export type SavedScene = SceneForm & { readonly version: number | undefined };

/** Why a scene was not saved; the form keeps its content and says so. */
export type SceneSaveFailure =
  /** The server or the network refuses, in words for the person. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Another window changed the scene meanwhile. */
  | { readonly kind: 'changed'; readonly scene: SavedScene }
  /** Another window deleted the scene meanwhile. */
  | { readonly kind: 'gone' };

/** How a scene is to be saved. */
export type SceneSaveAs = {
  /** The version that the changes are based on; undefined when that does not matter. */
  readonly version: number | undefined;
  /** The scene that was edited is gone: add it anew. */
  readonly asNew: boolean;
};
