/** The part of goods and shipping that is value added tax; where it is not listed, the marketplace collects and pays it. */
const VAT_RATES: Readonly<Record<string, number>> = {
  DE: 0.19,
  UK: 0.2,
  FR: 0.2,
  IT: 0.22,
  ES: 0.21,
  JP: 0.1,
  AU: 0.1,
  MX: 0.16,
};

const COMMISSIONS: Readonly<Record<string, number>> = {
  AMAZON: 0.15,
  TIKTOK: 0.08,
  SHOPIFY: 0.03,
  EBAY: 0.12,
};

/** Hundredths of a currency as it is paid: yen have no sen. */
export function roundMoney(hundredths: number, currency: string): number {
  return currency === 'JPY' ? Math.round(hundredths / 100) * 100 : Math.round(hundredths);
}

/** The value added tax that a price of a marketplace contains. */
export function taxWithin(amount: number, marketplace: string, currency: string): number {
  const rate = VAT_RATES[marketplace] ?? 0;
  return roundMoney((amount * rate) / (1 + rate), currency);
}

/** What a platform takes of a price. */
export function commissionOf(amount: number, platform: string, currency: string): number {
  return roundMoney(amount * (COMMISSIONS[platform] ?? 0.1), currency);
}

/** Hundredths of US dollars that picking, packing and the parcel of some units cost. */
export function freightUsdOf(weight: number, quantity: number, fulfilment: string): number {
  const one = fulfilment === 'FBA' ? 280 + weight * 0.12 : 350 + weight * 0.14;
  return Math.round(one * (1 + (quantity - 1) * 0.7));
}

/** Hundredths of US dollars for a month of so many cubic centimetres. */
export function storageUsdOf(volume: number): number {
  return Math.round((volume / 1_000_000) * 2_600);
}
