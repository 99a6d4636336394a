/** Tells browsers of notices. */
export const WEB_PUSH_JOB = 'web-push';
