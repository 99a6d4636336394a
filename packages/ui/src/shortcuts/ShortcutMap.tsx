import { Trans, useLingui } from '@lingui/react';
import { Checkbox } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { ActionButton } from '../components/ActionButton/ActionButton.tsx';
import { chordLabel, chordOf, isSingleKey, judgeChord } from '../core/chord.ts';
import type { Shortcuts } from './createShortcuts.ts';
import { ShortcutKeys, type ShortcutLine } from './ShortcutKeys.tsx';
import classes from './ShortcutMap.module.css';
import { useShortcutsState } from './useShortcut.ts';

/** Props of `ShortcutMap`. */
export type ShortcutMapProps = {
  shortcuts: Shortcuts;
  groups: readonly { title: string; lines: readonly ShortcutLine[] }[];
};

type Recording = { id: string; problem?: string };

/** What the keys do, and how to have it otherwise. */
export function ShortcutMap({ shortcuts, groups }: ShortcutMapProps) {
  const { i18n } = useLingui();
  const { enabled, singleKeys, chords } = useShortcutsState(shortcuts);
  const [recording, setRecording] = useState<Recording>();
  const labelOf = (id: string) =>
    groups.flatMap(({ lines }) => lines).find((line) => 'ids' in line && line.ids.includes(id))?.label ?? id;

  const single = Object.values(chords)
    .flatMap((chord) => (chord && isSingleKey(chord) ? chordLabel(chord, shortcuts.isMac) : []))
    .join(' · ');

  const record = (id: string, event: KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return setRecording(undefined);
    const { nativeEvent } = event;
    const verdict = judgeChord(nativeEvent);
    if (verdict === 'incomplete') return;
    const chord = chordOf(nativeEvent);
    const owner = shortcuts.ownerOf(chord);
    if (verdict === 'reserved') {
      return setRecording({
        id,
        problem: i18n._({
          id: 'ui.shortcuts.reserved',
          message: '{chord} 是浏览器的快捷键',
          values: { chord: chordLabel(chord, shortcuts.isMac) },
        }),
      });
    }
    if (owner !== undefined && owner !== id) {
      return setRecording({
        id,
        problem: i18n._({
          id: 'ui.shortcuts.taken',
          message: '已用于「{name}」',
          values: { name: labelOf(owner) },
        }),
      });
    }
    shortcuts.assign(id, chord);
    setRecording(undefined);
  };

  return (
    <div className={classes.map}>
      <Checkbox
        checked={enabled}
        onChange={({ currentTarget }) => shortcuts.setEnabled(currentTarget.checked)}
        label={<Trans id="ui.shortcuts.enabled" message="启用快捷键" />}
      />
      {single !== '' && (
        <Checkbox
          checked={singleKeys}
          disabled={!enabled}
          onChange={({ currentTarget }) => shortcuts.setSingleKeys(currentTarget.checked)}
          label={
            <Trans
              id="ui.shortcuts.singleKeys"
              message="启用不带 Ctrl、Alt 的快捷键：{keys}"
              values={{ keys: single }}
            />
          }
        />
      )}
      {groups.map(({ title, lines }) => (
        <section key={title}>
          <h3 className={classes.title}>{title}</h3>
          <ul className={classes.lines} data-off={!enabled || undefined}>
            {lines.map((line) => {
              const only = 'ids' in line && line.ids.length === 1 ? line.ids[0] : undefined;
              const current = recording && recording.id === only ? recording : undefined;
              return (
                <li key={line.label} className={classes.line}>
                  <span className={classes.label}>{line.label}</span>
                  {current ? (
                    <button
                      type="button"
                      className={classes.recorder}
                      // biome-ignore lint/a11y/noAutofocus: it is what the person has just asked for
                      autoFocus
                      onKeyDown={(event) => record(current.id, event)}
                      onBlur={() => setRecording(undefined)}
                    >
                      <Trans id="ui.shortcuts.press" message="请按新的快捷键，Esc 取消" />
                    </button>
                  ) : (
                    <ShortcutKeys line={line} shortcuts={shortcuts} />
                  )}
                  {only !== undefined && !current && (
                    <button
                      type="button"
                      className={classes.change}
                      aria-label={i18n._({
                        id: 'ui.shortcuts.changeOf',
                        message: '修改「{name}」的快捷键',
                        values: { name: line.label },
                      })}
                      onClick={() => setRecording({ id: only })}
                    >
                      <Trans id="ui.shortcuts.change" message="修改" />
                    </button>
                  )}
                  {current?.problem && (
                    <span role="alert" className={classes.problem}>
                      {current.problem}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <div>
        <ActionButton onClick={shortcuts.reset}>
          <Trans id="ui.shortcuts.reset" message="恢复默认快捷键" />
        </ActionButton>
      </div>
    </div>
  );
}
