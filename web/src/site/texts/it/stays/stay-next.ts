import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';

/** The texts of a guest's stay that lead: to what she does next, and to the sections of the page. */
export const stayNext = {
  title: 'Che cosa fare adesso',
  says: {
    ACCEPT: 'Leggi il contratto del soggiorno e accettalo.',
    ANSWER: 'Ti abbiamo scritto e aspettiamo la tua risposta.',
    ARRIVE: 'Ci siamo: qui trovi come arrivare e tutto quello che serve per entrare in casa.',
    REVIEW: 'Com’è andata? Raccontalo a chi verrà dopo di te.',
  },
  register: (date: string) =>
    elideBeforeDates(
      `Scrivi i dati di chi dorme in casa: il collegamento è nell’e-mail che ti abbiamo mandato e vale fino al ${date}.`,
    ),
  links: {
    PAY: 'Vai al pagamento',
    ACCEPT: 'Vai al contratto',
    REGISTER: 'Non trovi l’e-mail? Scrivici',
    ANSWER: 'Rispondi',
    ARRIVE: 'Vedi come arrivare',
    REVIEW: 'Scrivi una recensione',
  },
  sections: 'In questa pagina',
  arrival: 'Arrivo',
  change: 'Modificare o annullare',
};
