import { latePart } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { renewalKind } from '../../core/renewal.ts';
import { useNews } from '../../react/NewsContext.ts';
import { newsQueries } from '../../react/newsQueries.ts';
import { AvatarTip } from './AvatarTip.tsx';

const RenewalModal = latePart(async () => (await import('./RenewalModal.tsx')).RenewalModal);

/** Props of `RenewalPrompt`. */
export type RenewalPromptProps = {
  /** The element of the avatar menu, which the tip points at. */
  avatar: () => Element | null;
};

/** Asks to renew when the quota is used up or the service has expired; afterwards shows where to find it. */
export function RenewalPrompt({ avatar }: RenewalPromptProps) {
  const { api, systemCode, navigation } = useNews();
  const { data } = useQuery(newsQueries(api).reminder(systemCode));
  const [answered, setAnswered] = useState<string>();
  const [isTipShown, setIsTipShown] = useState(false);
  const kind = renewalKind(data?.type);
  return (
    <>
      {kind && answered !== systemCode && (
        <RenewalModal
          kind={kind}
          onRenew={() => {
            setAnswered(systemCode);
            navigation.openProductPackage();
          }}
          onLater={() => {
            setAnswered(systemCode);
            setIsTipShown(true);
          }}
        />
      )}
      {isTipShown && <AvatarTip target={avatar} onClose={() => setIsTipShown(false)} />}
    </>
  );
}
