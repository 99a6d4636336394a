import * as v from 'valibot';

/** System code that login and account calls carry. */
export const USER_CENTRE_SYSTEM_CODE = 'SSO_SYS_USER';

/** Request of a call without fields. */
export const nothing = v.optional(v.object({}), () => ({}));

/** Data of a call that answers nothing but its success. */
export const noData = v.optional(v.unknown());
