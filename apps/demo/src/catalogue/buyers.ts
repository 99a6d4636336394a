/** Buyers' names and towns of a marketplace. */
export type Buyers = {
  firstNames: readonly string[];
  lastNames: readonly string[];
  cities: readonly string[];
};

const english = {
  firstNames: [
    'Emma',
    'Liam',
    'Olivia',
    'Noah',
    'Ava',
    'James',
    'Sophia',
    'Lucas',
    'Grace',
    'Henry',
    'Chloe',
    'Owen',
  ],
  lastNames: [
    'Carter',
    'Hughes',
    'Morgan',
    'Bennett',
    'Reed',
    'Foster',
    'Hayes',
    'Walsh',
    'Palmer',
    'Brooks',
  ],
};

const spanish = {
  firstNames: ['Lucía', 'Mateo', 'Sofía', 'Diego', 'Carmen', 'Javier', 'Elena', 'Pablo'],
  lastNames: ['García', 'Torres', 'Navarro', 'Ruiz', 'Ortega', 'Molina', 'Vega', 'Castro'],
};

const byMarketplace: Readonly<Record<string, Buyers>> = {
  US: {
    ...english,
    cities: ['Austin', 'Seattle', 'Denver', 'Chicago', 'Portland', 'Atlanta', 'Phoenix', 'Boston'],
  },
  CA: { ...english, cities: ['Toronto', 'Vancouver', 'Calgary', 'Ottawa', 'Halifax'] },
  UK: { ...english, cities: ['London', 'Leeds', 'Bristol', 'Glasgow', 'Cardiff', 'York'] },
  AU: { ...english, cities: ['Sydney', 'Perth', 'Brisbane', 'Hobart'] },
  MX: { ...spanish, cities: ['Puebla', 'Monterrey', 'Guadalajara', 'Mérida'] },
  ES: { ...spanish, cities: ['Madrid', 'Sevilla', 'Valencia', 'Bilbao'] },
  DE: {
    firstNames: ['Anna', 'Jonas', 'Lena', 'Felix', 'Marie', 'Paul', 'Clara', 'Moritz'],
    lastNames: ['Schmidt', 'Weber', 'Fischer', 'Wagner', 'Becker', 'Hoffmann', 'Krüger', 'Vogel'],
    cities: ['Berlin', 'Hamburg', 'München', 'Köln', 'Leipzig', 'Bremen'],
  },
  FR: {
    firstNames: ['Camille', 'Hugo', 'Léa', 'Louis', 'Manon', 'Jules', 'Inès', 'Arthur'],
    lastNames: ['Martin', 'Bernard', 'Moreau', 'Laurent', 'Girard', 'Fontaine', 'Rousseau', 'Mercier'],
    cities: ['Paris', 'Lyon', 'Nantes', 'Lille', 'Bordeaux'],
  },
  IT: {
    firstNames: ['Giulia', 'Marco', 'Chiara', 'Luca', 'Elisa', 'Matteo', 'Sara', 'Andrea'],
    lastNames: ['Rossi', 'Bianchi', 'Romano', 'Conti', 'Marino', 'Greco', 'Gallo', 'Ferrara'],
    cities: ['Milano', 'Torino', 'Bologna', 'Napoli', 'Verona'],
  },
  JP: {
    firstNames: ['陽菜', '蓮', '結衣', '大翔', '美咲', '拓海', '葵', '健太'],
    lastNames: ['佐藤', '鈴木', '高橋', '田中', '伊藤', '渡辺', '山本', '中村'],
    cities: ['東京', '大阪', '名古屋', '福岡', '札幌', '横浜'],
  },
};

/** The buyers of a marketplace. */
export function buyersOf(marketplace: string): Buyers {
  const buyers = byMarketplace[marketplace];
  if (!buyers) throw new Error(`No buyers for ${marketplace}`);
  return buyers;
}
