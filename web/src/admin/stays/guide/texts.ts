/** The texts of the guide screen. */
export const GUIDE = {
  loadFailed: 'Errore nel caricamento della guida',
  saved: 'Guida salvata con successo',
  saveFailed: 'Errore nel salvataggio della guida',
  intro:
    'Quello che serve sapere a chi soggiorna: come si entra, il Wi-Fi, i rifiuti. La leggono solo gli ospiti con una prenotazione confermata, nella pagina della loro prenotazione: non è nel sito, nelle e-mail né nei motori di ricerca.',
  photosHint: 'Niente codici nelle foto: chi ha l’indirizzo di un’immagine la vede.',
  save: 'Salva guida',
} as const;

export const GUIDE_FORM = {
  times: 'Quando si vede',
  daysBefore: 'Giorni prima dell’arrivo',
  daysBeforeHelp: 'Le sezioni «Nei giorni del soggiorno» si aprono da qui. Da 0 a 60.',
  daysAfter: 'Giorni dopo la partenza',
  daysAfterHelp: 'Poi tutta la guida si chiude. Da 0 a 30.',
  checkInFrom: 'Si arriva dalle',
  checkOutBy: 'Si parte entro le',
  hoursHelp: 'Puoi lasciarla vuota.',
  sections: 'Sezioni',
  section: (place: number) => `Sezione ${place}`,
  add: 'Aggiungi sezione',
  remove: 'Rimuovi',
  title: 'Titolo',
  content: 'Testo',
  shown: 'Si vede',
  STAY: 'Dalla conferma',
  AROUND: 'Nei giorni del soggiorno',
} as const;

export const GUIDE_TRANSLATIONS = {
  unsaved: 'Salva la guida per tradurre le sezioni nuove.',
  translate: 'Traduci',
  window: (title: string) => `Traduci «${title}»`,
} as const;
