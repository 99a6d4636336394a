/** What shows agreements. */
export const AGREEMENT_ASKS = [
  ['queryOperatorAgreementPage'],
  ['agreement'],
  ['setup'],
  ['queryOperatorSetupPage'],
] as const;
