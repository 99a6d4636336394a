import { useLingui } from '@lingui/react';
import { fromSetupNames } from '@portal/api-client/contract/operator';
import { useGuest, usePageTitle, useUnsavedInput } from '@portal/embed/react-guest';
import { EmptyState } from '@portal/ui';
import { QueryStates, SelectField, TablePage, useListQuery } from '@portal/ui/table';
import { useState } from 'react';
import { inLanguage } from '../../components/three.ts';
import { type Setup, useSetup } from '../setup/useSetup.ts';
import classes from './MenuTree.module.css';
import { SystemEditor } from './SystemEditor.tsx';

/** The systems that companies can be given, and their menus. */
export function SystemsPage() {
  const { i18n } = useLingui();
  const title = i18n._({ id: 'operator.systems.title', message: '系统与菜单' });
  usePageTitle(title);
  const [side, setSide] = useState<HTMLElement | null>(null);
  return (
    <TablePage
      title={title}
      lead={i18n._({
        id: 'operator.systems.lead',
        message: '这里的修改会到达所有未自定义菜单的企业。拖动，或按住 Alt 和方向键移动菜单。',
      })}
      aside={<div ref={setSide} className={classes.side} />}
    >
      <QueryStates query={useSetup()}>{(setup) => <Systems setup={setup} side={side} />}</QueryStates>
    </TablePage>
  );
}

function Systems({ setup, side }: { setup: Setup; side: HTMLElement | null }) {
  const { i18n } = useLingui();
  const { history, locale } = useGuest();
  const { query, change } = useListQuery(history);
  const [isDirty, setIsDirty] = useState(false);
  const mayLeave = useUnsavedInput(isDirty);
  const { systems = [] } = setup.file;
  const system = systems.find(({ code }) => code === query.get('system')) ?? systems[0];
  if (!system)
    return (
      <EmptyState
        icon="folder"
        title={i18n._({ id: 'operator.systems.none', message: '还没有系统' })}
        text={i18n._({ id: 'operator.systems.noneText', message: '在“开通设置”里添加第一个系统。' })}
      />
    );
  return (
    <SystemEditor
      key={system.code}
      setup={setup}
      system={system}
      side={side}
      onDirty={setIsDirty}
      chooser={
        <SelectField
          label={i18n._({ id: 'operator.system', message: '系统' })}
          value={system.code}
          isSmall
          options={systems.map((one) => ({
            value: one.code,
            label: inLanguage(fromSetupNames(one.name), locale) || one.code,
          }))}
          onChange={async (code) => {
            if (!(await mayLeave())) return;
            setIsDirty(false);
            change({ system: code });
          }}
        />
      }
    />
  );
}
