const BODIES =
  'Firefox 153 does not give the bodies of requests over WebDriver BiDi, which the journey reads or sends on';
const MEDIA = 'Firefox 153 cannot be told a colour scheme or print media over WebDriver BiDi';
const ONE_PROCESS =
  'frames share the page’s process there: WebDriver BiDi brings no press into a frame that has its own';
const SOCKETS = 'Firefox 153 tells of no WebSocket over WebDriver BiDi, which the journey counts';
const OWN_FILES = 'Firefox 153 tells of no download of a file that the page itself holds over WebDriver BiDi';
const CHROMIUM_PROTOCOL = 'the journey speaks Chromium’s own protocol';

/** Journeys that a stock Firefox cannot run, by how their titles begin, and why: only what the protocol cannot do. */
const NOT_IN_FIREFOX: Readonly<Record<string, string>> = {
  '[A103] [A111] [S400] registering': BODIES,
  '[A116] [A200] [S422] somebody new': BODIES,
  '[A43] [A241] [S435] the menu behind the picture': BODIES,
  '[A131] [S415] ACC-14': BODIES,
  '[P453] [S436] a system that is refused': BODIES,
  '[P401] [I61] [I88] an answer of another origin': BODIES,
  '[E4] an error that an app reports': BODIES,
  '[P235] entering a system by another service': BODIES,
  '[M24] [M237] a system that is not embedded': BODIES,
  '[P13] a system that is being set up': BODIES,
  '[S656] a payment that never arrives': BODIES,
  '[S654] another price than the one': BODIES,
  '[E5] [E34] a frame that hangs': ONE_PROCESS,
  '[E44] [E120] language and colours': MEDIA,
  '[U208] a printed order': MEDIA,
  '[U208] in print the list': MEDIA,
  '[N70] [N71] [N73] a message': SOCKETS,
  '[N44] [N51] [N53] an announcement': OWN_FILES,
  '[I210] Enter does not send': CHROMIUM_PROTOCOL,
  '[A295] [S1011] [S1014] a passkey': CHROMIUM_PROTOCOL,
};

/** Returns why a stock Firefox cannot run the journey, or undefined when it can. */
export function whyNotInFirefox(title: string): string | undefined {
  return Object.entries(NOT_IN_FIREFOX).find(([begin]) => title.startsWith(begin))?.[1];
}
