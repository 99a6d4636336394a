import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SavedScene, SceneSaveFailure } from '../../core/sceneFailure.ts';
import classes from './SceneTrouble.module.css';

type SceneTroubleProps = {
  failure: SceneSaveFailure;
  onTakeTheirs: (scene: SavedScene) => void;
  onKeepMine: (version: number | undefined) => void;
  onAddAnew: () => void;
};

/** Why a scene was not saved, and what the person can do about it. */
export function SceneTrouble({ failure, onTakeTheirs, onKeepMine, onAddAnew }: SceneTroubleProps) {
  switch (failure.kind) {
    case 'refused':
      return <Trouble text={failure.message} />;
    case 'gone':
      return (
        <Trouble text={<Trans id="menu.scene.gone" message="该场景已在其他窗口删除，您填写的内容还在" />}>
          <Button size="xs" variant="default" onClick={onAddAnew}>
            <Trans id="menu.scene.addAnew" message="另存为新场景" />
          </Button>
        </Trouble>
      );
    case 'changed':
      return (
        <Trouble
          text={<Trans id="menu.scene.changed" message="该场景刚刚在其他窗口修改过，请选择保留哪一份" />}
        >
          <Button size="xs" variant="default" onClick={() => onTakeTheirs(failure.scene)}>
            <Trans id="menu.scene.takeTheirs" message="查看最新内容" />
          </Button>
          <Button size="xs" variant="default" onClick={() => onKeepMine(failure.scene.version)}>
            <Trans id="menu.scene.keepMine" message="保存我的修改" />
          </Button>
        </Trouble>
      );
  }
}

function Trouble({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className={classes.trouble} role="alert">
      <p className={classes.text}>{text}</p>
      {children && <div className={classes.answers}>{children}</div>}
    </div>
  );
}
