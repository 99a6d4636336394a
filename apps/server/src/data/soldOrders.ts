/** The states of an order that is not sold: nobody has paid it, or it was called off. */
export const UNSOLD: readonly string[] = ['unpaid', 'cancelled'];

/** Returns the SQL condition that an order counts as sold; `status` names the column of its state. */
export const isSold = (status: string): string =>
  `${status} not in (${UNSOLD.map((state) => `'${state}'`).join(', ')})`;
