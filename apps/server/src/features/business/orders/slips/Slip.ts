/** What the packing slip of an order says. */
export type Slip = {
  orderNo: string;
  shopName: string;
  /** Line by line, as it is written on a parcel. */
  address: string[];
  /** Names and values, such as when it was ordered. */
  facts: [name: string, value: string][];
  lines: { sku: string; productName: string; quantity: number }[];
  note: string;
};

/** An order for which there is none. */
export type WithoutSlip = { orderNo: string; reason: string };
