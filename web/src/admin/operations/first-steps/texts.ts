import type { FirstStep, FirstSteps } from '@approdo/shared/contract/operations/start';

/** Texts of the guided start. */
export const START = {
  title: 'Primi passi',
  panel: 'Primi passi',
  left: 'Che cosa manca',
  loadFailed: 'Errore nel caricamento dei primi passi',
  finishFailed: 'Errore nel salvataggio del passo',
  progress: (done: number, all: number) => `${done} di ${all} fatti`,
  place: (place: number, all: number) => `Passo ${place} di ${all}`,
  steps: 'I passi',
  states: { DONE: 'Fatto', SKIPPED: 'Rimandato', TO_DO: 'Da fare' } as const satisfies Record<
    FirstSteps['steps'][number]['state'],
    string
  >,
  back: 'Indietro',
  later: 'Più tardi',
  next: 'Avanti',
  goOn: 'Continua',
  putAwayNow: 'Metti via',
  putAway: 'Primi passi messi via: restano nel menu',
  takenOut: 'Primi passi di nuovo in Oggi',
  putAwayFailed: 'Errore nel mettere via i primi passi',
} as const;

type StepWords = {
  readonly title: string;
  /** The task, where it stands without its title. */
  readonly task: string;
  readonly hint: string;
};

export const STEPS: Readonly<Record<FirstStep, StepWords>> = {
  look: {
    title: 'Nome e aspetto',
    task: 'Scegli nome e aspetto',
    hint: 'Come si chiama il sito, con quale immagine si apre e di che colore è. L’anteprima mostra subito come diventa.',
  },
  property: {
    title: 'La casa',
    task: 'Descrivi la casa',
    hint: 'Che cosa offri: stanze, ospiti, servizi, dove si trova e il codice CIN, che la legge chiede di mostrare.',
  },
  photos: {
    title: 'Foto',
    task: 'Carica le foto',
    hint: 'Anche trenta foto insieme: diventano una galleria del sito, nell’ordine in cui le hai scattate.',
  },
  rates: {
    title: 'Prezzi',
    task: 'Controlla i prezzi',
    hint: 'Un prezzo a settimana per ogni giorno dell’anno: da qui il sito calcola ogni preventivo.',
  },
  pay: {
    title: 'Come ti pagano',
    task: 'Scrivi come ti pagano',
    hint: 'Il conto per i bonifici, che cosa si paga e quando, che cosa torna a chi annulla. Senza un IBAN chi prenota non sa come pagare; il resto va bene anche com’è.',
  },
  mail: {
    title: 'Posta',
    task: 'Prova la posta',
    hint: 'Il sito scrive agli ospiti e a te: con un messaggio di prova vedi se la posta arriva.',
  },
  keys: {
    title: 'Metti al sicuro l’accesso',
    task: 'Metti al sicuro l’accesso',
    hint: 'Con un secondo passaggio, oltre alla password, nessun altro entra al posto tuo. Poi metti da parte i codici di riserva, per quando perdi il telefono.',
  },
  backup: {
    title: 'Backup',
    task: 'Fai il primo backup',
    hint: 'Una copia di tutto il sito, che si può ripristinare. La prima la fai adesso; poi se ne crea una al giorno.',
  },
  demo: {
    title: 'Via gli esempi',
    task: 'Rimuovi gli esempi',
    hint: 'Il sito è nato con testi, foto e prenotazioni di esempio. Qui li togli, e resta solo ciò che è tuo.',
  },
  moving: {
    title: 'Porta qui quello che hai',
    task: 'Porta qui quello che hai',
    hint: 'Il sito di prima, i soggiorni già fatti, le recensioni dei portali, le foto: prima vedi che cosa arriva, e si può annullare. Se non hai niente da portare, va’ avanti.',
  },
};

export const FINISHED = {
  title: 'La casa è pronta',
  text: 'Tutti i passi sono fatti. Da qui in avanti trovi ogni cosa nel menu.',
  leftTitle: 'Quasi pronta',
  left: 'Alcuni passi sono ancora da fare: restano in Oggi finché non li fai o non li metti via.',
  overview: 'Vai a Oggi',
} as const;
