/** Buyers' names, towns and streets of a marketplace. */
export type Buyers = {
  firstNames: readonly string[];
  lastNames: readonly string[];
  cities: readonly string[];
  /** `{n}` is the number of the house. */
  streets: readonly string[];
  /** `9` stands for a digit, `A` for a letter. */
  postcode: string;
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
    streets: ['{n} Maple Street', '{n} Oak Avenue', '{n} Cedar Lane', '{n} Lake Drive'],
    postcode: '99999',
  },
  CA: {
    ...english,
    cities: ['Toronto', 'Vancouver', 'Calgary', 'Ottawa', 'Halifax'],
    streets: ['{n} Birch Street', '{n} King Street', '{n} Queen Avenue'],
    postcode: 'A9A 9A9',
  },
  UK: {
    ...english,
    cities: ['London', 'Leeds', 'Bristol', 'Glasgow', 'Cardiff', 'York'],
    streets: ['{n} Church Road', '{n} Station Road', '{n} Mill Lane'],
    postcode: 'AA9 9AA',
  },
  AU: {
    ...english,
    cities: ['Sydney', 'Perth', 'Brisbane', 'Hobart'],
    streets: ['{n} Victoria Street', '{n} George Street', '{n} Park Road'],
    postcode: '9999',
  },
  MX: {
    ...spanish,
    cities: ['Puebla', 'Monterrey', 'Guadalajara', 'Mérida'],
    streets: ['Calle Hidalgo {n}', 'Avenida Juárez {n}', 'Calle Morelos {n}'],
    postcode: '99999',
  },
  ES: {
    ...spanish,
    cities: ['Madrid', 'Sevilla', 'Valencia', 'Bilbao'],
    streets: ['Calle Mayor {n}', 'Calle del Sol {n}', 'Avenida de la Paz {n}'],
    postcode: '99999',
  },
  DE: {
    firstNames: ['Anna', 'Jonas', 'Lena', 'Felix', 'Marie', 'Paul', 'Clara', 'Moritz'],
    lastNames: ['Schmidt', 'Weber', 'Fischer', 'Wagner', 'Becker', 'Hoffmann', 'Krüger', 'Vogel'],
    cities: ['Berlin', 'Hamburg', 'München', 'Köln', 'Leipzig', 'Bremen'],
    streets: ['Hauptstraße {n}', 'Gartenweg {n}', 'Lindenstraße {n}'],
    postcode: '99999',
  },
  FR: {
    firstNames: ['Camille', 'Hugo', 'Léa', 'Louis', 'Manon', 'Jules', 'Inès', 'Arthur'],
    lastNames: ['Martin', 'Bernard', 'Moreau', 'Laurent', 'Girard', 'Fontaine', 'Rousseau', 'Mercier'],
    cities: ['Paris', 'Lyon', 'Nantes', 'Lille', 'Bordeaux'],
    streets: ['{n} rue des Lilas', '{n} avenue Victor Hugo', '{n} rue de la Gare'],
    postcode: '99999',
  },
  IT: {
    firstNames: ['Giulia', 'Marco', 'Chiara', 'Luca', 'Elisa', 'Matteo', 'Sara', 'Andrea'],
    lastNames: ['Rossi', 'Bianchi', 'Romano', 'Conti', 'Marino', 'Greco', 'Gallo', 'Ferrara'],
    cities: ['Milano', 'Torino', 'Bologna', 'Napoli', 'Verona'],
    streets: ['Via Roma {n}', 'Via Garibaldi {n}', 'Via Verdi {n}'],
    postcode: '99999',
  },
  JP: {
    firstNames: ['陽菜', '蓮', '結衣', '大翔', '美咲', '拓海', '葵', '健太'],
    lastNames: ['佐藤', '鈴木', '高橋', '田中', '伊藤', '渡辺', '山本', '中村'],
    cities: ['東京', '大阪', '名古屋', '福岡', '札幌', '横浜'],
    streets: ['本町{n}丁目', '中央{n}丁目', '緑町{n}丁目'],
    postcode: '999-9999',
  },
};

/** The buyers of a marketplace. */
export function buyersOf(marketplace: string): Buyers {
  const buyers = byMarketplace[marketplace];
  if (!buyers) throw new Error(`No buyers for ${marketplace}`);
  return buyers;
}
