import { addons } from 'storybook/manager-api';
import { portalDocsTheme } from './portalDocsTheme.ts';

addons.setConfig({ theme: portalDocsTheme });
