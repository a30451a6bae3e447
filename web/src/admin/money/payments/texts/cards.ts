import type { CardWarning } from '@approdo/shared/contract/money/card-payments';
import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';

/** The back office's texts on card payments. */
export const CARDS = {
  test: 'Pagamenti di prova',
  testHelp: 'Nessuna carta viene addebitata davvero.',
  refund: 'Rimborsa',
  pending: (amount: string) => `Rimborso di ${amount} chiesto: aspettiamo la conferma del servizio di pagamento`,
  loadFailed: 'Errore nel caricamento dei pagamenti con carta',
} as const;

export const CARD_REFUND = {
  title: 'Rimborsa sulla carta',
  help: (left: string) =>
    `I soldi tornano sulla carta con cui l’ospite ha pagato. Di questo pagamento si possono restituire fino a ${left}.`,
  amount: 'Importo (euro)',
  submit: 'Chiedi il rimborso',
  requested: 'Rimborso chiesto: sarà tra i movimenti appena il servizio di pagamento lo conferma',
  failed: 'Errore nella richiesta di rimborso',
} as const;

/** Warnings about card payments, on the overview. */
export const CARD_NOTES = {
  title: 'Pagamenti con carta da controllare',
  dismiss: 'Ho visto',
  dismissed: 'Avviso archiviato',
  dismissFailed: 'L’avviso resta: riprova',
  payment: (name: string) => `Pagamento ${name}`,
  waitTitle: 'I pagamenti con carta sono sospesi',
  wait: (since: string) =>
    elideBeforeDates(
      `Il sito è stato ripristinato da un backup: i pagamenti con carta arrivati dopo possono mancare, e finché non decidi gli ospiti non pagano con la carta. Apri il sito del servizio di pagamento (Stripe: Sviluppatori, Webhook, Eventi) e fai inviare di nuovo gli eventi dal ${since}; quando sono arrivati, riprendi.`,
    ),
  resume: 'Ho fatto inviare gli eventi: riprendi',
  resumed: 'Gli ospiti possono di nuovo pagare con la carta',
  resumeFailed: 'Errore nel riprendere i pagamenti con carta',
} as const;

/** What happened, in one line. */
export const CARD_WARNINGS: Readonly<Record<CardWarning['kind'], (sum: string) => string>> = {
  OTHER_AMOUNT: (sum) => `Pagati ${sum}, un importo diverso da quello chiesto: è tra i movimenti così come è arrivato.`,
  UNKNOWN_ORDER: (sum) => `Un pagamento di ${sum} che il sito non conosce: non è in nessuna prenotazione.`,
  UNKNOWN_PAYMENT: (sum) => `Un rimborso di ${sum} di un pagamento che il sito non conosce ancora.`,
  OTHER_CURRENCY: (sum) => `Un movimento di ${sum}, che non sono euro: non è in nessuna prenotazione.`,
  OTHER_ACCOUNT: (sum) => `Un movimento di ${sum} di un altro conto: non è in nessuna prenotazione.`,
  REFUND_OVER: (sum) => `Restituiti ${sum}, più di quanto risultava pagato.`,
  REFUND_FAILED: (sum) => `Un rimborso di ${sum} non è riuscito: restituisci i soldi in un altro modo.`,
  REFUND_FAILED_OTHERWISE: (sum) =>
    `Un rimborso non è riuscito, ma l’importo, ${sum}, non è quello scritto tra i movimenti: controlla nel servizio di pagamento.`,
  STAY_OFF: (sum) => `Pagati ${sum} per un soggiorno annullato: restituiscili all’ospite.`,
  DISPUTE: (sum) => `Contestato con la banca un pagamento di ${sum}: rispondi dal servizio di pagamento.`,
};

/** Texts for the payments screen. */
export const CARD_SETUP = {
  title: 'Pagamenti con carta',
  on: 'Gli ospiti possono pagare con la carta ciò che è dovuto, sulla pagina del servizio di pagamento.',
  off: 'Non sono impostati: chi gestisce il server li attiva con le chiavi di Stripe, come spiega l’aiuto di questa pagina. Dove un solo server tiene più case le carte non ci sono ancora.',
  address: 'Indirizzo a cui il servizio avvisa il sito (webhook)',
  addressHelp: 'È quello da dare a Stripe: senza, i pagamenti non arrivano tra i movimenti.',
  copy: 'Copia',
  copied: 'Indirizzo copiato',
  copyFailed: 'Il browser non permette di copiare: seleziona l’indirizzo e copialo a mano',
} as const;
