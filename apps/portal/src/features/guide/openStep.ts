import { createApi } from '@portal/api-client';
import { onboardingContract } from '@portal/api-client/contract';
import { GUIDE_TEXTS, type GuideControl, type OwnStep } from '@portal/guide';
import type { Services } from '../../wiring/createServices.ts';
import { openOutside } from '../account/openOutside.tsx';
import { openShopAuth } from './openShopAuth.tsx';

/** Leads to where a step of the guide is done. */
export function openStep(services: Services, step: OwnStep, guide: GuideControl | undefined): void {
  if (step === 'shop') {
    const release = guide?.hold();
    void openShopAuth(services, {}).finally(release);
    return;
  }
  void openAuthorisation(services, step);
}

async function openAuthorisation(services: Services, step: 'ads' | 'mail'): Promise<void> {
  const { client, toasts, i18n } = services;
  const api = createApi(client, onboardingContract);
  try {
    const { url } = step === 'ads' ? await api.beginAdsAuth({}) : await api.authEdm({});
    const { href, protocol } = new URL(url ?? '');
    if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('not a page');
    openOutside(services, href);
  } catch {
    toasts.show({ id: 'guide-step', tone: 'warning', title: i18n._(GUIDE_TEXTS.failed) });
  }
}
