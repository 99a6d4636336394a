import { catalogs as avatar } from '@portal/account/avatar/i18n';
import { catalogs as tools } from '@portal/account/tools/i18n';
import { lateTexts } from '../../app/createLocales.ts';
import { defineFeature } from '../../app/defineFeature.ts';
import { AccountLayer } from './AccountLayer.tsx';
import { ConsultTool, HelperTool, openOutside, VersionTool } from './AccountTools.tsx';
import {
  askAndSignOut,
  beginLink,
  openDemoEnvironment,
  runAvatarAction,
  saveStartWith,
  showDemoTip,
} from './avatarActions.ts';
import { AgreementLayer, SignInLayer } from './lateSignIn.tsx';
import { accountPorts } from './ports.ts';
import { showSecurityNotice } from './showSecurityNotice.tsx';

/** The person and their company: the avatar menu's actions, ways to help, messages about the account's security. */
export const account = defineFeature({
  name: 'account',
  ports: accountPorts,
  catalogs: [tools, avatar, lateTexts],
  headerTools: [
    { at: 30, Tool: VersionTool },
    { at: 70, Tool: HelperTool },
    { at: 100, Tool: ConsultTool },
  ],
  layers: [AccountLayer, SignInLayer, AgreementLayer],
  actions: {
    avatar: runAvatarAction,
    'save-start': saveStartWith,
    'demo-tip': showDemoTip,
    'open-demo': openDemoEnvironment,
    'open-outside': openOutside,
    'sign-out': askAndSignOut,
  },
  start(ports) {
    ports.notices.onSecurity((notice) => showSecurityNotice(ports, notice));
    ports.guests.offerDialog('link-sign-in', ({ provider }) => beginLink(ports, String(provider)));
    ports.guests.offerDialog(
      'demo-environment',
      ({ demoEnvironment }) => openDemoEnvironment(ports, demoEnvironment === 'SAIL' ? 'SAIL' : 'FLAGSHIP'),
      { demo: true },
    );
  },
});
