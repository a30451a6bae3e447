/** What the desktop app says beside the back office. */
export const TEXTS = {
  product: 'Approdo',
  loading: 'Caricamento…',
  startFailed: 'L’app non riesce a leggere le sue impostazioni.',
  startFailedHelp: 'Riprova; se non basta, chiudi l’app e riaprila.',
  retry: 'Riprova',
  house: {
    title: 'Quale sito vuoi gestire?',
    intro: 'Scrivi l’indirizzo del sito della tua casa: lo trovi nella barra del browser quando lo visiti.',
    address: 'Indirizzo del sito',
    example: 'https://www.lamiacasa.it',
    submit: 'Continua',
    cancel: 'Annulla',
    required: 'Scrivi l’indirizzo del sito, per esempio https://www.lamiacasa.it',
    failed: 'Non è stato possibile controllare l’indirizzo. Riprova.',
  },
  connectedTo: 'Sito:',
  change: 'Cambia sito',
} as const;
