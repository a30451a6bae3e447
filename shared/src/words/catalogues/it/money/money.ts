export * from './instalments.ts';

/** For what money came, as it goes on after its amount. */
export const purposes = {
  STAY: 'per il tuo soggiorno',
  SECURITY: 'come deposito cauzionale per il tuo soggiorno',
  TAX: 'per l’imposta di soggiorno della tua permanenza',
  DAMAGE: 'per i danni durante il tuo soggiorno',
};

/** How what is to be paid is told: until when, and what the transfer says it is for. */
export const due = { until: 'entro il', reference: 'Causale' };

/** What receipts and contracts say beside their own texts. */
export const papers = {
  receipt: 'Ricevuta',
  void: 'Storno della ricevuta',
  date: 'Data',
  landlord: 'Locatore',
  taxCode: 'Codice fiscale',
  payer: 'Ricevuto da',
  refunded: 'Restituito a',
  madeOutTo: 'Intestata a',
  property: 'Alloggio',
  stay: 'Soggiorno',
  guest: 'Ospite',
  paid: 'Pagamento',
  amount: 'Importo',
  total: 'Totale',
  refund: 'Rimborso',
  STAY: 'Soggiorno',
  SECURITY: 'Deposito cauzionale',
  TAX: 'Imposta di soggiorno',
  DAMAGE: 'Danni',
  BANK: 'bonifico',
  CARD: 'carta',
  CASH: 'contanti',
  OTHER: 'altro',
  INTERNAL: 'trattenuto dal deposito',
  page: 'Pagina {page} di {pages}',
};
