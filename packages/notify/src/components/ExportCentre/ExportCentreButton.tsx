import { Trans, useLingui } from '@lingui/react';
import { IconButton } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useNotify } from '../../react/NotifyContext.ts';
import classes from './ExportCentreButton.module.css';

/** Below `said:` it outlives a sign-out. */
const HINT_KEY = 'said:export-hint';

/** The way to the export centre, with a hint the first time. */
export function ExportCentreButton() {
  const { i18n } = useLingui();
  const {
    exports,
    ports: { storage },
  } = useNotify();
  const [isHinted, setIsHinted] = useState(() => {
    const isFirst = storage.get(HINT_KEY) === null;
    if (isFirst) storage.set(HINT_KEY, '1');
    return isFirst;
  });
  useEffect(() => {
    if (!isHinted) return;
    // It lies over other tools: whoever works on has no use for it any more.
    const leave = () => setIsHinted(false);
    const signs = ['pointerdown', 'keydown'] as const;
    for (const sign of signs) document.addEventListener(sign, leave);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, leave);
    };
  }, [isHinted]);
  return (
    <span className={classes.entry}>
      <IconButton
        icon="download"
        label={i18n._({ id: 'notify.export.centre', message: '导出中心' })}
        onClick={() => {
          setIsHinted(false);
          exports?.openCentre();
        }}
      />
      {isHinted && (
        <span className={classes.hint} role="status">
          <Trans id="notify.export.hint" message="导出的文件在这里下载" />
          <button type="button" className={classes.close} onClick={() => setIsHinted(false)}>
            <Trans id="notify.gotIt" message="我知道了" />
          </button>
        </span>
      )}
    </span>
  );
}
