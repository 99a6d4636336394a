/** A warehouse: where it stands, and how goods come there from the home warehouses. */
export type Place = {
  name: string;
  /** The marketplace that it serves; `CN` for the home warehouses. */
  marketplace: string;
  transitDays: number;
  route: string;
  /** Who brings goods here, and parcels from here to buyers. */
  freighter: string;
  carriers: readonly string[];
};

const AMAZON = ['Amazon Logistics'];
const place = (
  name: string,
  marketplace: string,
  transitDays: number,
  route: string,
  freighter: string,
  carriers: readonly string[] = AMAZON,
): Place => ({ name, marketplace, transitDays, route, freighter, carriers });

/** The warehouses: two at home, four of the company's abroad, and the platform's in each country. */
export const places: readonly Place[] = [
  place('SHENZHEN', 'CN', 0, '', '', ['YunExpress', '4PX']),
  place('YIWU', 'CN', 0, '', '', ['YunExpress', '4PX']),
  place('LOS-ANGELES', 'US', 20, 'SZX → LAX', 'Matson', ['UPS', 'FedEx']),
  place('FRANKFURT', 'DE', 26, 'NGB → FXT', 'COSCO', ['DHL', 'UPS']),
  place('BIRMINGHAM', 'UK', 28, 'NGB → FXT', 'COSCO', ['DHL', 'UPS']),
  place('OSAKA', 'JP', 7, 'YTN → OSA', 'SF International', ['DHL', 'SF International']),
  place('FBA-US', 'US', 22, 'NGB → LGB', 'Matson'),
  place('FBA-CA', 'CA', 25, 'NGB → LGB', 'Matson'),
  place('FBA-MX', 'MX', 26, 'SZX → LAX', 'COSCO'),
  place('FBA-UK', 'UK', 28, 'NGB → FXT', 'COSCO'),
  place('FBA-DE', 'DE', 27, 'SZX → FRA', 'DHL'),
  place('FBA-FR', 'FR', 27, 'SZX → FRA', 'DHL'),
  place('FBA-IT', 'IT', 28, 'SZX → FRA', 'DHL'),
  place('FBA-ES', 'ES', 28, 'SZX → FRA', 'DHL'),
  place('FBA-JP', 'JP', 8, 'YTN → OSA', 'SF International'),
  place('FBA-AU', 'AU', 16, 'SZX → LAX', 'COSCO'),
];

const byName = new Map(places.map((one) => [one.name, one]));

/** The warehouse of a name. */
export function placeOf(name: string): Place {
  const found = byName.get(name);
  if (!found) throw new Error(`No warehouse ${name}`);
  return found;
}

/** The company's warehouse from which it ships to a marketplace itself; missing where parcels come from home. */
export function ownWarehouseOf(marketplace: string): string | undefined {
  if (marketplace === 'US') return 'LOS-ANGELES';
  if (['DE', 'FR', 'IT', 'ES'].includes(marketplace)) return 'FRANKFURT';
  if (marketplace === 'UK') return 'BIRMINGHAM';
  return marketplace === 'JP' ? 'OSAKA' : undefined;
}

/** The home warehouse of a product, by its place among the products. */
export function homeOf(index: number): string {
  return Math.floor(index / 5) % 2 === 0 ? 'SHENZHEN' : 'YIWU';
}
