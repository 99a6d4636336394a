/** What buyers write, by language and by how content they are: title and text. */
type Texts = {
  good: readonly (readonly [string, string])[];
  fair: readonly (readonly [string, string])[];
  bad: readonly (readonly [string, string])[];
  /** What the company answers to who is not content. */
  answer: string;
};

const english: Texts = {
  good: [
    ['Better than expected', 'Arrived two days early and works exactly as described. Would buy again.'],
    ['Great value', 'Solid build for the price. My sister ordered one too after trying mine.'],
    ['Use it every day', 'Three months in and still as good as new. Easy to clean.'],
    ['Lovely colour', 'The finish looks even nicer than in the pictures.'],
  ],
  fair: [
    ['Does the job', 'Fine for occasional use, but the instructions could be clearer.'],
    ['Okay for the price', 'Works, although the packaging was dented when it came.'],
  ],
  bad: [
    ['Stopped working', 'It worked for two weeks and then would not switch on any more.'],
    ['Not as pictured', 'The colour is different from the listing and a part was missing.'],
    ['Late and damaged', 'Came a week late with a crack in the side. Asking for a refund.'],
  ],
  answer: 'Thank you for telling us. We have written to you about a replacement.',
};

const german: Texts = {
  good: [
    ['Sehr zufrieden', 'Schnelle Lieferung, gute Verarbeitung. Gerne wieder.'],
    ['Klare Empfehlung', 'Genau wie beschrieben, leicht zu bedienen.'],
  ],
  fair: [['Ganz in Ordnung', 'Erfüllt seinen Zweck, die Anleitung ist etwas knapp.']],
  bad: [['Leider defekt', 'Nach zehn Tagen ging nichts mehr. Habe es zurückgeschickt.']],
  answer: 'Danke für den Hinweis. Wir haben Ihnen wegen eines Ersatzes geschrieben.',
};

const french: Texts = {
  good: [['Très bon produit', 'Conforme à la description et livré rapidement.']],
  fair: [['Correct', 'Fait le travail, mais la notice manque de détails.']],
  bad: [['Déçu', 'Reçu avec une pièce cassée, j’attends le remboursement.']],
  answer: 'Merci de nous l’avoir signalé. Nous vous avons écrit pour un remplacement.',
};

const italian: Texts = {
  good: [['Ottimo acquisto', 'Materiali solidi e spedizione veloce.']],
  fair: [['Nella media', 'Funziona, ma le istruzioni sono poco chiare.']],
  bad: [['Non funziona', 'Dopo una settimana ha smesso di funzionare.']],
  answer: 'Grazie della segnalazione. Le abbiamo scritto per la sostituzione.',
};

const spanish: Texts = {
  good: [['Muy recomendable', 'Llegó antes de lo previsto y funciona perfecto.']],
  fair: [['Cumple', 'Está bien para el precio, sin más.']],
  bad: [['Mala experiencia', 'Llegó dañado y con piezas que faltaban.']],
  answer: 'Gracias por avisarnos. Le hemos escrito para enviarle otro.',
};

const japanese: Texts = {
  good: [
    ['買ってよかった', '説明どおりの品で、届くのも早かったです。'],
    ['使いやすい', '毎日使っていますが、とても丈夫です。'],
  ],
  fair: [['まあまあ', '価格相応だと思います。説明書が分かりにくいです。']],
  bad: [['すぐ壊れた', '二週間で動かなくなりました。返品します。']],
  answer: 'ご連絡ありがとうございます。交換についてメールをお送りしました。',
};

const byMarketplace: Readonly<Record<string, Texts>> = {
  DE: german,
  FR: french,
  IT: italian,
  ES: spanish,
  MX: spanish,
  JP: japanese,
};

/** What buyers of a marketplace write for that many stars. */
export function reviewTexts(marketplace: string, stars: number): readonly (readonly [string, string])[] {
  const texts = byMarketplace[marketplace] ?? english;
  if (stars >= 4) return texts.good;
  return stars === 3 ? texts.fair : texts.bad;
}

/** What the company answers on a marketplace to who is not content. */
export function reviewAnswer(marketplace: string): string {
  return (byMarketplace[marketplace] ?? english).answer;
}
