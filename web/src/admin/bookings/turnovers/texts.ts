/** Texts of the cleaning screen. */
export const TURNOVERS = {
  off: 'Dopo ogni partenza, che cosa c’è da fare e se la casa è pronta. Chi pulisce apre un collegamento, senza account.',
  turnOn: 'Attiva',
  turnedOn: 'Pulizie attivate con successo',
  turnOnFailed: 'Errore nell’attivare le pulizie',
  turnOff: 'Spegni',
  turnedOff: 'Pulizie spente con successo',
  turnOffFailed: 'Errore nello spegnere le pulizie',
  turnOffQuestion:
    'Il collegamento di chi pulisce non si apre più, e nessuno ti avvisa se la casa non è pronta. Riattivando le pulizie ritrovi tutto.',
  loadFailed: 'Errore nel caricamento delle pulizie',
  next: 'I prossimi 60 giorni',
  empty: 'Nessuna partenza nei prossimi 60 giorni.',
} as const;

export const TURNOVER = {
  leaves: (day: string) => `Partenza ${day}`,
  leaveBy: (hour: string) => `Partenza entro le ${hour}`,
  arriveFrom: (hour: string) => `Arrivo dalle ${hour}`,
  arriveMany: (count: number, day: string) => `Arrivano in ${count} il ${day}`,
  arriveOne: (day: string) => `Arriva 1 ospite il ${day}`,
  arriveSome: (day: string) => `Prossimo arrivo il ${day}, da un portale`,
  withLinen: (arrivalText: string) => `${arrivalText}, con biancheria`,
  nobody: 'Per ora non arriva nessuno',
  extras: (arrivalText: string) => `Extra: ${arrivalText}`,
  note: (text: string) => `Nota: ${text}`,
  items: 'Da fare',
  ready: 'Pronta',
  open: 'Da preparare',
  readyBy: {
    OWNER: (when: string) => `Segnata pronta da te il ${when}`,
    LINK: (when: string) => `Segnata pronta da chi pulisce il ${when}`,
  },
  markReady: 'Segna pronta',
  markOpen: 'Non è pronta',
  failed: 'Errore nel segnare le pulizie',
  marked: 'La casa è segnata pronta',
  unmarked: 'La casa non è più segnata pronta',
} as const;

export const CLEANING_LINK = {
  title: 'Il collegamento di chi pulisce',
  hint: 'Chi lo ha vede le prossime partenze e segna che cosa ha fatto: nessun nome, telefono o prezzo. Mandalo solo a chi pulisce.',
  none: 'Non c’è ancora un collegamento.',
  make: 'Crea il collegamento',
  made: 'Collegamento creato con successo',
  makeFailed: 'Errore nel creare il collegamento',
  page: 'Pagina di chi pulisce',
  calendar: 'Calendario di chi pulisce',
  calendarHint: 'Si aggiunge al calendario del telefono, e si aggiorna da solo.',
  copy: 'Copia',
  copied: 'Collegamento copiato con successo',
  copyFailed: 'Il browser non permette di copiare: seleziona l’indirizzo e copialo.',
  remake: 'Rifai il collegamento',
  remakeQuestion:
    'Il collegamento e il calendario di prima smettono subito di funzionare: manda quelli nuovi a chi pulisce.',
  remove: 'Elimina il collegamento',
  removeQuestion: 'Il collegamento e il calendario smettono subito di funzionare. Potrai crearne di nuovi.',
  removed: 'Collegamento eliminato con successo',
  removeFailed: 'Errore nella cancellazione del collegamento',
} as const;

export const TURNOVER_FORM = {
  title: 'Che cosa c’è da fare',
  hint: 'L’elenco vale per le partenze non ancora pronte; quelle già pronte tengono il loro.',
  items: 'Voci',
  item: (place: number) => `Voce ${place}`,
  add: 'Aggiungi voce',
  remove: 'Rimuovi',
  warnAt: 'Avvisami la sera prima dell’arrivo, alle',
  warnAtHint:
    'Se la casa non è pronta ricevi un’e-mail. Quando si parte e si arriva lo stesso giorno, un’ora prima del check-in.',
  save: 'Salva l’elenco',
  saved: 'Elenco salvato con successo',
  saveFailed: 'Errore nel salvataggio dell’elenco',
} as const;
