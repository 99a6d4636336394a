import { Trans } from '@lingui/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNews } from '../../react/NewsContext.ts';
import classes from './Renewal.module.css';

const SHOWN_MS = 6000;

/** Points at the avatar menu, where renewing is found later. */
export function AvatarTip({ target, onClose }: { target: () => Element | null; onClose: () => void }) {
  const { clock } = useNews();
  const ref = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  const find = useEffectEvent(target);
  useEffect(() => clock.after(SHOWN_MS, close), [clock]);
  useLayoutEffect(() => {
    const box = find()?.getBoundingClientRect();
    if (!ref.current || !box) return;
    const right = Math.max(8, window.innerWidth - box.right);
    Object.assign(ref.current.style, {
      insetBlockStart: `${box.bottom + 10}px`,
      insetInlineEnd: `${right}px`,
    });
  }, []);
  return (
    <div ref={ref} className={classes.tip} role="status">
      <Trans id="notify.renewal.tip" message="之后可以在头像菜单的「产品套餐」中续费" />
      <button type="button" className={classes.tipClose} onClick={onClose}>
        <Trans id="notify.gotIt" message="我知道了" />
      </button>
    </div>
  );
}
