import webPush from 'web-push';
import { readArgs } from '../readArgs.ts';
import type { Verb } from '../Verb.ts';

/** Makes the keys that notices are sent to browsers with. */
export const webPushKeys: Verb = {
  name: 'web-push-keys',
  usage: 'web-push-keys',
  summary:
    'Makes a pair of keys for notices to browsers, as lines for the environment of the server. Browsers that subscribed with other keys have to do so again.',
  looksOnly: true,
  async run(args, { print }) {
    readArgs(args, []);
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    print(`WEB_PUSH_PUBLIC_KEY=${publicKey}`);
    print(`WEB_PUSH_PRIVATE_KEY=${privateKey}`);
    print('WEB_PUSH_CONTACT=mailto:operator@example.com');
  },
};
