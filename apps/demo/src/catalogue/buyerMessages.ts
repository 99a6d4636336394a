type Messages = {
  waiting: readonly string[];
  shipped: readonly string[];
  arrived: readonly string[];
  reply: string;
  thanks: string;
  language: string;
};

const english: Messages = {
  waiting: ['When will my order be shipped?', 'Could you still change the delivery address?'],
  shipped: ['The tracking has not moved for days. Where is my parcel?', 'Will it arrive before the weekend?'],
  arrived: ['The colour differs from the picture. Can I exchange it?', 'Please send me an invoice.'],
  reply: 'Thank you for writing. We looked into it and have sent you the details.',
  thanks: 'Thank you, that helps.',
  language: 'en-US',
};
const german: Messages = {
  waiting: ['Wann wird meine Bestellung verschickt?', 'Kann die Lieferadresse noch geändert werden?'],
  shipped: ['Die Sendung bewegt sich seit Tagen nicht. Wo ist mein Paket?'],
  arrived: ['Die Farbe weicht vom Bild ab. Kann ich umtauschen?', 'Bitte senden Sie mir eine Rechnung.'],
  reply: 'Vielen Dank für Ihre Nachricht. Wir haben nachgesehen und Ihnen die Angaben geschickt.',
  thanks: 'Vielen Dank, das hilft mir weiter.',
  language: 'de-DE',
};
const french: Messages = {
  waiting: ['Quand ma commande sera-t-elle expédiée ?'],
  shipped: ['Le suivi n’a pas bougé depuis des jours. Où est mon colis ?'],
  arrived: [
    'La couleur est différente de la photo. Puis-je échanger ?',
    'Pouvez-vous m’envoyer une facture ?',
  ],
  reply: 'Merci de votre message. Nous avons vérifié et vous avons envoyé les détails.',
  thanks: 'Merci beaucoup pour votre aide.',
  language: 'fr-FR',
};
const italian: Messages = {
  waiting: ['Quando verrà spedito il mio ordine?'],
  shipped: ['Il tracciamento è fermo da giorni. Dov’è il mio pacco?'],
  arrived: ['Il colore è diverso dalla foto. Posso cambiarlo?', 'Potete inviarmi la fattura?'],
  reply: 'Grazie del messaggio. Abbiamo verificato e Le abbiamo inviato i dettagli.',
  thanks: 'Grazie mille, molto gentili.',
  language: 'it-IT',
};
const spanish: Messages = {
  waiting: ['¿Cuándo enviarán mi pedido?'],
  shipped: ['El seguimiento no avanza desde hace días. ¿Dónde está mi paquete?'],
  arrived: ['El color no es como en la foto. ¿Puedo cambiarlo?', '¿Me pueden enviar la factura?'],
  reply: 'Gracias por escribirnos. Lo hemos revisado y le hemos enviado los detalles.',
  thanks: 'Muchas gracias por la ayuda.',
  language: 'es-ES',
};
const japanese: Messages = {
  waiting: ['いつ発送されますか。'],
  shipped: ['配送状況が何日も変わりません。荷物はどこですか。'],
  arrived: ['写真と色が違います。交換できますか。', '領収書を送ってください。'],
  reply: 'ご連絡ありがとうございます。確認し、詳細をお送りしました。',
  thanks: 'ご対応ありがとうございました。',
  language: 'ja-JP',
};

const byMarketplace: Readonly<Record<string, Messages>> = {
  DE: german,
  FR: french,
  IT: italian,
  ES: spanish,
  MX: spanish,
  JP: japanese,
};

/** What buyers of a marketplace write about an order in a state. */
export function buyerMessages(marketplace: string, status: string): readonly string[] {
  const { waiting, shipped, arrived } = byMarketplace[marketplace] ?? english;
  if (status === 'shipped') return shipped;
  return status === 'delivered' || status === 'refunded' ? arrived : waiting;
}

/** What a buyer of a marketplace is answered. */
export function messageReply(marketplace: string): string {
  return (byMarketplace[marketplace] ?? english).reply;
}

/** What a buyer of a marketplace writes after the answer. */
export function buyerThanks(marketplace: string): string {
  return (byMarketplace[marketplace] ?? english).thanks;
}

/** What buyers of a marketplace write in. */
export function buyerLanguage(marketplace: string): string {
  return (byMarketplace[marketplace] ?? english).language;
}
