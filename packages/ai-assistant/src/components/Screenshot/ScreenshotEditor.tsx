import { Trans, useLingui } from '@lingui/react';
import { ActionButton, Icon } from '@portal/ui';
import { useState } from 'react';
import type { PictureEdits } from '../../screenshot/editPicture.ts';
import { type Region, WHOLE } from '../../screenshot/region.ts';
import { useTyping } from '../Typing/useTyping.ts';
import { PictureStage } from './PictureStage.tsx';
import { RegionBox } from './RegionBox.tsx';
import classes from './Screenshot.module.css';

export type ScreenshotEditorProps = {
  picture: HTMLCanvasElement;
  /** Titles of frames that are not in the picture. */
  missingFrames: readonly string[];
  /** Takes the picture through the browser, with everything in it; without it that is not possible here. */
  onCaptureTab?: () => void;
  /** What is asked about the picture. */
  question: string;
  onSend: (edits: PictureEdits, question: string) => void;
  isSending?: boolean;
  onCancel: () => void;
};

const CENTRE: Region = { left: 0.35, top: 0.4, width: 0.3, height: 0.2 };

/** A screenshot before it is sent: cut, and with what nobody else should see made unreadable. */
export function ScreenshotEditor(props: ScreenshotEditorProps) {
  const { picture, missingFrames, onCaptureTab, question, onSend, isSending = false, onCancel } = props;
  const { i18n } = useLingui();
  const [tool, setTool] = useState<'crop' | 'hide'>('hide');
  const [crop, setCrop] = useState<Region>(WHOLE);
  const [hidden, setHidden] = useState<readonly Region[]>([]);
  const [words, setWords] = useState(question);
  const typing = useTyping<HTMLTextAreaElement>({ value: words, onChange: setWords });
  const isCropped = crop !== WHOLE;
  const draw = (region: Region) => (tool === 'crop' ? setCrop(region) : setHidden([...hidden, region]));
  return (
    <div className={classes.editor}>
      <div
        className={classes.tools}
        role="toolbar"
        aria-label={i18n._({ id: 'ai.shot.tools', message: '截图工具' })}
      >
        <ActionButton icon="blur" aria-pressed={tool === 'hide'} onClick={() => choose('hide')}>
          <Trans id="ai.shot.hide" message="遮盖" />
        </ActionButton>
        <ActionButton icon="crop" aria-pressed={tool === 'crop'} onClick={() => choose('crop')}>
          <Trans id="ai.shot.crop" message="裁剪" />
        </ActionButton>
        <ActionButton
          icon="undo"
          disabled={hidden.length === 0 && !isCropped}
          onClick={() => {
            setCrop(WHOLE);
            setHidden([]);
          }}
        >
          <Trans id="ai.shot.reset" message="还原" />
        </ActionButton>
        <p className={classes.hint}>
          {tool === 'hide' ? (
            <Trans id="ai.shot.hideHint" message="在图上拖动，遮盖不想发送的内容" />
          ) : (
            <Trans id="ai.shot.cropHint" message="在图上拖动，选出要发送的部分" />
          )}
        </p>
      </div>
      {missingFrames.length > 0 && (
        <div className={classes.missing} role="status">
          <Icon name="info" size={16} />
          <p>
            <Trans
              id="ai.shot.missing"
              message="有 {count} 个内嵌页面不支持截图，图中已标出。"
              values={{ count: missingFrames.length }}
            />
          </p>
          {onCaptureTab && (
            <ActionButton icon="screenshot" onClick={onCaptureTab}>
              <Trans id="ai.shot.tab" message="改用浏览器截取标签页" />
            </ActionButton>
          )}
        </div>
      )}
      <PictureStage picture={picture} onDraw={draw}>
        {hidden.map((region, index) => (
          <RegionBox
            // biome-ignore lint/suspicious/noArrayIndexKey: a region has no identity but its place
            key={index}
            kind="hide"
            region={region}
            label={i18n._({
              id: 'ai.shot.region',
              message: '遮盖 {number}：方向键移动，按住 Shift 改变大小，Delete 移除',
              values: { number: index + 1 },
            })}
            onChange={(next) => setHidden(hidden.with(index, next))}
            onRemove={() => setHidden(hidden.toSpliced(index, 1))}
          />
        ))}
        {isCropped && (
          <RegionBox
            kind="crop"
            region={crop}
            label={i18n._({
              id: 'ai.shot.cropRegion',
              message: '裁剪范围：方向键移动，按住 Shift 改变大小，Delete 移除',
            })}
            onChange={setCrop}
            onRemove={() => setCrop(WHOLE)}
          />
        )}
      </PictureStage>
      <label className={classes.question}>
        <Trans id="ai.shot.question" message="想了解什么" />
        <textarea {...typing} className="portal-field" rows={2} />
      </label>
      <footer className={classes.buttons}>
        <p className={classes.hint}>
          <Trans id="ai.shot.notice" message="确认后才会上传，遮盖的部分不会离开您的电脑" />
        </p>
        <ActionButton onClick={onCancel}>
          <Trans id="ai.form.cancel" message="取消" />
        </ActionButton>
        <ActionButton
          isPrimary
          icon="send"
          aria-busy={isSending}
          disabled={isSending}
          onClick={() => onSend({ crop, hidden }, words.trim() || question)}
        >
          <Trans id="ai.shot.send" message="发送分析" />
        </ActionButton>
      </footer>
    </div>
  );

  /** A press on the tool in use puts a region into the middle, for those who do not draw. */
  function choose(next: 'crop' | 'hide'): void {
    if (next === tool) draw(CENTRE);
    setTool(next);
  }
}
