/** Business calls of the micro-apps, under `/api/v1/`. */
export const businessContract = {};
