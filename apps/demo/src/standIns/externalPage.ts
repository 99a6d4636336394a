type Page = { title: string; note: string; head: readonly string[]; rows: readonly (readonly string[])[] };

/** Pages that stand for other companies' sites. */
const PAGES: Readonly<Record<string, Page>> = {
  rates: {
    title: 'Exchange rate quotes',
    note: 'Reference rates against the yuan, per 100 units of the foreign currency.',
    head: ['Currency', 'Buy', 'Sell'],
    rows: [
      ['US dollar', '708.12', '711.10'],
      ['Euro', '816.40', '822.08'],
      ['Pound sterling', '932.55', '939.71'],
      ['Yen', '4.5608', '4.5932'],
      ['Won', '0.4812', '0.4986'],
    ],
  },
  carriers: {
    title: 'Carrier lookup',
    note: 'Days from a warehouse in Shenzhen to the door.',
    head: ['Carrier', 'Route', 'Days'],
    rows: [
      ['Air express', 'United States', '3–5'],
      ['Air freight', 'Germany', '6–9'],
      ['Rail', 'Poland', '16–20'],
      ['Sea, fast', 'United States, west', '14–18'],
      ['Sea', 'United States, east', '32–38'],
    ],
  },
  duty: {
    title: 'Duty table',
    note: 'Duty by heading of the customs tariff, in per cent of the value.',
    head: ['Heading', 'Goods', 'United States', 'European Union'],
    rows: [
      ['8518', 'Headphones', '0', '2'],
      ['9503', 'Toys', '0', '0'],
      ['4202', 'Bags', '17.6', '3.7'],
      ['6110', 'Pullovers', '16.5', '12'],
    ],
  },
  cameras: {
    title: 'Warehouse cameras',
    note: 'State of the cameras; pictures need the warehouse’s own network.',
    head: ['Camera', 'Place', 'State'],
    rows: [
      ['01', 'Gate', 'On'],
      ['02', 'Packing', 'On'],
      ['03', 'Cold store', 'Off for service'],
    ],
  },
  website: {
    title: 'Starlight website',
    note: 'Goods of everyday life, made to be sent far.',
    head: ['Line', 'Since'],
    rows: [
      ['Kitchen', '2016'],
      ['Travel', '2018'],
      ['Sound', '2021'],
    ],
  },
  'brand-registry': {
    title: 'Brand registry',
    note: 'Marks and where they are registered.',
    head: ['Mark', 'Office', 'State'],
    rows: [
      ['STARLIGHT', 'United States', 'Registered'],
      ['STARLIGHT', 'European Union', 'Registered'],
      ['NORDWIND', 'Japan', 'Filed'],
    ],
  },
  industry: {
    title: 'Industry data',
    note: 'Searches by category, this month against the last.',
    head: ['Category', 'Change'],
    rows: [
      ['Kitchen', '+4.1 %'],
      ['Headphones', '−1.8 %'],
      ['Bags', '+9.6 %'],
    ],
  },
  'carrier-console': {
    title: 'Carrier console',
    note: 'Pick-ups of today.',
    head: ['Time', 'Parcels', 'Carrier'],
    rows: [
      ['10:00', '128', 'Air express'],
      ['14:00', '342', 'Sea, fast'],
      ['17:30', '96', 'Rail'],
    ],
  },
};

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:2rem;max-width:48rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem .75rem;border-bottom:1px solid #8884}`;

/** The HTML of a page of another company; undefined when there is none of that name. */
export function externalPage(name: string): string | undefined {
  const page = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  if (!page) return undefined;
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${page.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main><h1>${page.title}</h1><p>${page.note}</p><table><thead>${row(page.head, 'th')}</thead>
<tbody>${page.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></main></body></html>`;
}
