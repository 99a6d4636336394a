import { PageMessage } from '@portal/ui';
import { HomeLink } from './HomeLink.tsx';

export type NotFoundPageProps = {
  /** Where home is. @default the person's own workspace */
  homeHref?: string;
};

/** Shown for an address, a micro-app or a menu path that leads nowhere. */
export function NotFoundPage({ homeHref }: NotFoundPageProps) {
  return <PageMessage status={404} actions={<HomeLink href={homeHref} />} />;
}
