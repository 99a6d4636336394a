import { useLingui } from '@lingui/react';
import { useMenuSearch } from '../../react/useMenuSearch.ts';
import { SceneEditor, type SceneEditorProps } from './SceneEditor.tsx';

/** The form of a scene in a dialog, with a search of its own: what a dialog was opened with stays as it was. */
export function SceneEditing(props: Omit<SceneEditorProps, 'find'>) {
  const { i18n } = useLingui();
  const find = useMenuSearch({ leaves: props.index.leaves, locale: i18n.locale });
  return <SceneEditor {...props} find={find} />;
}
