import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';

/** The deadlines towards authorities; quoted texts are those of LAW.md section 12. */
export const DEADLINES = {
  title: 'Scadenze',
  loadFailed: 'Errore nel caricamento delle scadenze',
  none: 'Nessuna scadenza nei prossimi 60 giorni.',
  late: 'In ritardo',
  thisWeek: 'Questa settimana',
  later: 'Più avanti',
  done: 'Fatte',
  what: 'Che cosa',
  until: 'Entro',
  when: 'Fatta',
  by: (day: string) => elideBeforeDates(`Entro il ${day}`),
  doneOn: (when: string, name: string | undefined) =>
    elideBeforeDates(name === undefined ? `Il ${when}` : `Il ${when}, ${name}`),
  open: 'Apri',
  tick: 'Fatta',
  undo: 'Annulla',
  ticked: 'Scadenza segnata come fatta con successo',
  undone: 'Scadenza riaperta con successo',
  tickFailed: 'Errore nel salvataggio della scadenza',
  all: 'Tutte le scadenze',
} as const;

/** The one-time duties; quoted texts are those of LAW.md section 13. */
export const COMPLIANCE = {
  title: 'Da avere in ordine',
  hint: 'Un elenco a cui tornare quando vuoi: segna che cosa c’è già e, se si rinnova, quando.',
  loadFailed: 'Errore nel caricamento dell’elenco',
  what: 'Che cosa',
  state: 'Stato',
  states: { TODO: 'Da fare', DONE: 'Fatto', NOT_NEEDED: 'Non serve' },
  byItself: 'È nei dati della struttura',
  renewal: 'Da rinnovare',
  renewalOn: (day: string) => elideBeforeDates(`Il ${day}`),
  note: 'Nota',
  done: 'Fatto',
  notNeeded: 'Non serve',
  undo: 'Annulla',
  edit: 'Data e nota',
  date: 'Data di rinnovo',
  dateHint: 'Quel giorno torna tra le scadenze. Vuota se non si rinnova.',
  save: 'Salva',
  saved: 'Elenco salvato con successo',
  saveFailed: 'Errore nel salvataggio dell’elenco',
} as const;
