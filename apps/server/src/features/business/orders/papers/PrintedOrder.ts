/** What the papers of an order, or of one of its parcels, say. */
export type PrintedOrder = {
  orderNo: string;
  shopName: string;
  /** Which of the order's parcels it is, and of which other orders things lie in it; empty where the order is one parcel. */
  parcel: string;
  /** Line by line, as it is written on a parcel, in the buyer's script and without the country. */
  address: string[];
  /** The code of the marketplace, which is where the parcel goes. */
  marketplace: string;
  /** Names and values, such as when it was ordered. */
  facts: [name: string, value: string][];
  lines: { sku: string; productName: string; quantity: number }[];
  note: string;
};

/** An order for which there is no such paper. */
export type WithoutPaper = { orderNo: string; reason: string };
