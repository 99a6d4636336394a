import { useLingui } from '@lingui/react';
import { ActionButton } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import type { OrderDetail } from '../../../queries.ts';
import classes from '../work/work.module.css';
import type { Ship } from './useShipping.tsx';

export type ParcelFormProps = {
  order: Pick<OrderDetail, 'orderId' | 'orderNo'>;
  /** Which of the order's parcels; without it the order is one parcel. */
  parcelNo?: number | undefined;
  /** Carriers in use, to choose from. */
  carriers: readonly string[];
  ship: Ship;
  /** Who changed the order last, and when. */
  lastChange: () => Promise<string | undefined>;
  onDone: () => void;
};

/** What a colleague did to the order meanwhile, rather than what is typed. */
const BY_OTHERS = ['held', 'already-shipped', 'cancelled'];
const OF_TRACKING = ['tracking', 'rounded', 'formula'];

/** A parcel of one order. */
export function ParcelForm({ order, parcelNo, carriers, ship, lastChange, onDone }: ParcelFormProps) {
  const { i18n } = useLingui();
  const [carrier, setCarrier] = useState('');
  const [trackingNo, setTrackingNo] = useState('');
  const [problem, setProblem] = useState({ text: '', isOfTracking: false });
  const [isBusy, setIsBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setProblem({ text: '', isOfTracking: false });
    const { orderId, orderNo } = order;
    const refused = await ship([
      { orderId, orderNo, ...(parcelNo !== undefined && { parcelNo }), carrier, trackingNo },
    ]);
    if (refused?.length === 0) onDone();
    const [{ outcome = '', message = '' } = {}] = refused ?? [];
    const who = BY_OTHERS.includes(outcome) ? await lastChange() : undefined;
    setProblem({
      text: [message, who].filter(Boolean).join(' · '),
      isOfTracking: OF_TRACKING.includes(outcome),
    });
    setIsBusy(false);
  };
  return (
    <form className={classes.form} onSubmit={send}>
      <label>
        {i18n._({ id: 'scm.parcels.carrier', message: '物流商' })}
        <input
          className="portal-field"
          required
          maxLength={40}
          value={carrier}
          onChange={({ target }) => setCarrier(target.value)}
        />
      </label>
      <div className={classes.suggestions}>
        {carriers.map((name) => (
          <button key={name} type="button" aria-pressed={carrier === name} onClick={() => setCarrier(name)}>
            {name}
          </button>
        ))}
      </div>
      <label>
        {i18n._({ id: 'scm.parcels.tracking', message: '运单号' })}
        <input
          className="portal-field"
          required
          maxLength={60}
          value={trackingNo}
          aria-invalid={problem.isOfTracking}
          onChange={({ target }) => setTrackingNo(target.value)}
        />
      </label>
      {problem.text && (
        <p className={classes.wrong} role="alert">
          {problem.text}
        </p>
      )}
      <div className={classes.foot}>
        <ActionButton
          type="submit"
          isPrimary
          aria-busy={isBusy}
          disabled={isBusy || !carrier.trim() || !trackingNo.trim()}
        >
          {i18n._({ id: 'scm.parcels.ship', message: '标记发货' })}
        </ActionButton>
      </div>
    </form>
  );
}
