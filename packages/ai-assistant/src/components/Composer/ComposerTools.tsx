import { useLingui } from '@lingui/react';
import { ActionMenu, Icon, IconButton } from '@portal/ui';
import { useRef } from 'react';
import classes from './Composer.module.css';
import type { ComposerProps } from './ComposerProps.ts';

type ComposerToolsProps = Pick<
  ComposerProps,
  | 'models'
  | 'modelId'
  | 'onModelChange'
  | 'onClearContext'
  | 'onExplainPage'
  | 'onScreenshot'
  | 'onAddImages'
  | 'templates'
> & {
  onFill: (text: string) => void;
  /** The list of templates is open. */
  isChoosing: boolean;
  onChoosingChange: (isChoosing: boolean) => void;
};

/** The tools below the text: the model, pictures, templates, and forgetting what was said. */
export function ComposerTools(props: ComposerToolsProps) {
  const { i18n } = useLingui();
  const fileRef = useRef<HTMLInputElement>(null);
  const { models, modelId, onModelChange, onAddImages, onScreenshot, templates, onFill } = props;
  const model = models.find(({ model_id }) => model_id === modelId);
  const modelLabel = i18n._({ id: 'ai.model', message: '模型' });
  return (
    <div className={classes.tools}>
      {onModelChange && models.length > 0 && (
        <ActionMenu
          label={modelLabel}
          placement="bottom-start"
          trigger={(trigger) => (
            <button {...trigger} type="button" className={classes.model}>
              <span className="portal-visually-hidden">{modelLabel} </span>
              <span className={classes.modelName}>{model?.model_name ?? modelLabel}</span>
              <Icon name="chevron-down" size={14} />
            </button>
          )}
          items={models.map(({ model_id, model_name }) => ({
            id: model_id,
            label: model_name,
            checked: model_id === modelId,
            onSelect: () => onModelChange(model_id),
          }))}
        />
      )}
      {props.onClearContext && (
        <IconButton
          icon="eraser"
          label={i18n._({ id: 'ai.clearContext', message: '清除上下文' })}
          onClick={props.onClearContext}
        />
      )}
      {props.onExplainPage && (
        <IconButton
          icon="report"
          label={i18n._({ id: 'ai.page.explain', message: '解释当前页面' })}
          onClick={props.onExplainPage}
        />
      )}
      {onScreenshot && (
        <IconButton
          icon="screenshot"
          label={i18n._({ id: 'ai.screenshot', message: '截图分析当前页面' })}
          onClick={onScreenshot}
        />
      )}
      {onAddImages && (
        <>
          <IconButton
            icon="photo"
            label={i18n._({ id: 'ai.image.add', message: '添加图片' })}
            onClick={() => fileRef.current?.click()}
          />
          <input
            ref={fileRef}
            className="portal-visually-hidden"
            type="file"
            tabIndex={-1}
            aria-label={i18n._({ id: 'ai.image.file', message: '选择图片文件' })}
            accept="image/jpeg,image/png,image/webp"
            multiple
            onChange={(event) => {
              onAddImages([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          />
        </>
      )}
      {templates.length > 0 && (
        <ActionMenu
          label={i18n._({ id: 'ai.templates', message: '模板' })}
          opened={props.isChoosing}
          onOpenedChange={props.onChoosingChange}
          placement="bottom-start"
          trigger={(trigger) => (
            <IconButton
              {...trigger}
              icon="template"
              label={i18n._({ id: 'ai.templates.insert', message: '插入模板' })}
            />
          )}
          items={templates.map(({ id, title, content }) => ({
            id,
            label: title,
            icon: 'template',
            onSelect: () => onFill(content),
          }))}
        />
      )}
    </div>
  );
}
