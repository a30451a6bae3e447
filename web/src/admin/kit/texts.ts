/** The texts of the back office's shell; each screen's texts are beside it. Quoted texts are those of SPEC.md. */
export const SHELL = {
  product: 'Approdo',
  navigation: 'Back office',
  skipToContent: 'Vai al contenuto',
  menu: 'Menu',
  more: 'Altro',
  toDecide: (count: number) => `${count} da decidere`,
  closeMenu: 'Chiudi il menu',
  helpOn: (page: string) => `Aiuto: ${page}`,
  toSite: 'Vai al sito',
  theme: 'Tema',
  themes: { auto: 'Come il dispositivo', light: 'Chiaro', dark: 'Scuro' },
  signOut: 'Scollegati',
  signOutFailed: 'Logout failed',
  close: 'Chiudi',
  cancel: 'Annulla',
  save: 'Salva',
  unsaved: 'Ci sono modifiche non ancora salvate.',
  retry: 'Riprova',
  loading: 'Caricamento…',
  unexpected: 'Qualcosa è andato storto in questa schermata.',
  unreachable: 'Il server non risponde. Controlla la connessione e riprova.',
  saveFileFailed: 'Errore nel salvataggio del file',
  conflict: 'Nel frattempo qualcun altro ha modificato questi dati.',
  conflictHelp:
    'Quello che hai scritto è ancora qui: salva di nuovo per sostituire le sue modifiche, oppure esci senza salvare per vederle.',
  conflictChoice:
    'Quello che hai scritto è ancora qui: salva di nuovo per sostituire le sue modifiche, oppure carica la versione più recente.',
  loadLatest: 'Carica la versione più recente',
  loadLatestNow: 'Carica',
  loadLatestQuestion: 'Quello che hai scritto e non ancora salvato andrà perso.',
  notFoundTitle: 'Schermata non trovata',
  notFound: 'Questo indirizzo non porta a nessuna schermata.',
  toStart: 'Torna all’inizio',
  refusedTitle: 'Schermata riservata',
  refused: 'Il tuo account non può aprire questa schermata.',
} as const;

/** The texts of a list whose order can be changed. */
export const LIST_ORDER = {
  earlier: 'Sposta su',
  later: 'Sposta giù',
  moved: (place: number, count: number) => `Ora è al posto ${place} di ${count}`,
} as const;

export const LEAVE_QUESTION = {
  title: 'Modifiche non salvate',
  text: 'Se esci adesso, quello che hai scritto va perso.',
  action: 'Esci senza salvare',
  leave: 'Resta qui',
} as const;
