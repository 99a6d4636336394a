type FramedWindow = { location: { ancestorOrigins?: ArrayLike<string> }; document: { referrer: string } };

/** Returns the listed origins that can be the page that frames this one, as far as the browser tells which one it is. */
export function possiblePortalOrigins(allowedOrigins: readonly string[], window: FramedWindow): string[] {
  const framer = window.location.ancestorOrigins?.[0] ?? originOf(window.document.referrer);
  return framer === undefined ? [...allowedOrigins] : allowedOrigins.filter((allowed) => allowed === framer);
}

function originOf(referrer: string): string | undefined {
  return URL.canParse(referrer) ? new URL(referrer).origin : undefined;
}
