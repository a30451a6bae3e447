import type { StayLetterState } from '@approdo/shared/contract/messages/stay-letters';

/** Texts about a guest's letters. */
export const STAY_LETTERS = {
  loadFailed: 'Errore nel caricamento delle e-mail',
  list: 'Che cosa riceve l’ospite',
  states: {
    PLANNED: 'In programma',
    WAITING: 'In partenza',
    SENT: 'Inviata',
    FILED: 'Scritta in un file, non inviata: manca il server di posta',
    FAILED: 'Non inviata',
    HELD: 'Trattenuta',
    SKIPPED: 'Non parte',
  } satisfies Record<StayLetterState, string>,
  planned: (when: string) => `Parte automaticamente: ${when}`,
  sent: (when: string) => `Inviata: ${when}`,
  preview: 'Anteprima',
  previewOf: (title: string) => `Anteprima: ${title}`,
  previewFailed: 'Errore nel caricamento dell’anteprima',
  send: 'Invia ora',
  sendAgain: 'Invia di nuovo',
  sendQuestion: (title: string, who: string) => `«${title}» parte subito per ${who}.`,
  sendAgainQuestion: (title: string, who: string) => `«${title}» è già partita: parte un’altra volta per ${who}.`,
  isSent: 'E-mail in partenza',
  sendFailed: 'L’e-mail non è partita',
  pause: 'Sospendi le e-mail automatiche per questo ospite',
  pauseHint: 'I messaggi previsti nel periodo di sospensione non verranno inviati.',
  paused: 'E-mail automatiche sospese',
  resumed: 'E-mail automatiche riprese',
  pauseFailed: 'Errore nell’aggiornamento della sospensione',
} as const;

/** Texts of the letters' schedule. */
export const LETTER_SCHEDULE = {
  title: 'E-mail automatiche',
  hint: 'Partono automaticamente, una volta per soggiorno, agli ospiti confermati. Chi arriva fra poco, o è partito da meno di due settimane, le riceve appena le attivi.',
  loadFailed: 'Errore nel caricamento delle e-mail automatiche',
  arrival: 'Prima dell’arrivo',
  thanks: 'Dopo la partenza',
  arrivalOn: 'Scrivi agli ospiti prima dell’arrivo',
  thanksOn: 'Ringrazia gli ospiti e chiedi una recensione',
  arrivalDays: 'Giorni prima dell’arrivo',
  thanksDays: 'Giorni dopo la partenza',
  arrivalHour: 'Ora dell’invio, prima dell’arrivo',
  thanksHour: 'Ora dell’invio, dopo la partenza',
  save: 'Salva le e-mail automatiche',
  saved: 'E-mail automatiche salvate',
  saveFailed: 'Errore nel salvare le e-mail automatiche',
  proposal: 'Vuoi scrivere agli ospiti prima che arrivino, e ringraziarli dopo?',
  proposalText:
    'Il sito può farlo automaticamente, nei giorni e all’ora che scegli. Finché non lo attivi non parte niente.',
  choose: 'Scegli quando',
  notNow: 'No, grazie',
  declined: 'Le e-mail automatiche restano spente: le attivi quando vuoi nella pagina della posta',
} as const;
