/** The company whose people run the portal. */
export const OPERATOR_CODE = 'OPERATOR';
/** There is one, so it needs no id that is drawn. */
export const OPERATOR_COMPANY_ID = 'c-operator';
/** Its system: the console. */
export const OPERATOR_SYSTEM = 'OPERATOR';
/** Who may be given the console beside the owner. */
export const OPERATOR_ROLE = 'operator';
/** The roles in that company that run the portal. */
export const OPERATOR_ROLES = ['owner', OPERATOR_ROLE] as const;
