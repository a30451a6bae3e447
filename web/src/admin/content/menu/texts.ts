/** The texts of the menu screen. Quoted texts are those of SPEC.md. */
export const MENU = {
  list: 'Voci del menu',
  empty: 'Il menu è vuoto: aggiungi la prima voce.',
  loadFailed: 'Failed to load menu',
  loadFailedWhy: 'Failed to fetch menu items (api)',
  add: 'Aggiungi voce',
  top: 'Primo livello',
  desktop: 'Computer',
  mobile: 'Telefono',
  nowhere: 'Nessun dispositivo',
} as const;

export const MENU_COLUMNS = {
  label: 'Etichetta',
  parent: 'Sotto',
  slug: 'Indirizzo (slug)',
  url: 'URL',
  visibleTo: 'Visibile a',
  devices: 'Dispositivi',
} as const;

export const VISIBLE_TO = {
  USER: 'Tutti',
  EDITOR: 'Redattori e amministratori',
  ADMIN: 'Solo amministratori',
} as const;

export const MENU_FORM = {
  addTitle: 'Nuova voce di menu',
  editTitle: 'Modifica voce di menu',
  label: 'Etichetta',
  leadsTo: 'Porta a',
  page: 'Pagina',
  choosePage: 'Scegli una pagina',
  draftPage: (title: string) => `${title} (Draft)`,
  pagesFailed: 'Le pagine non si possono leggere: chiudi e riprova.',
  url: 'Indirizzo',
  urlHelp: 'Per esempio /booking, /gallery oppure https://…',
  missingUrl: 'Inserisci un indirizzo',
  parent: 'Sotto',
  visibleTo: 'Visibile a',
  showOnDesktop: 'Mostra su computer',
  showOnMobile: 'Mostra su telefono',
} as const;

export const LEADS_TO = {
  page: 'Una pagina del sito',
  url: 'Un altro indirizzo',
  nothing: 'Da nessuna parte: è solo il titolo delle voci sotto',
} as const;

export const MENU_ACTIONS = {
  up: 'Sposta su',
  down: 'Sposta giù',
  edit: 'Modifica',
  remove: 'Elimina',
  saved: 'Voce di menu salvata con successo',
  moved: 'Ordine del menu salvato con successo',
  removed: 'Voce di menu eliminata con successo',
  addFailed: "Errore nell'aggiunta della voce di menu",
  saveFailed: "Errore durante l'aggiornamento della voce di menu",
  removeFailed: 'Errore nella cancellazione della voce di menu',
} as const;

export const REMOVE_MENU_ITEM = {
  title: 'Elimina voce di menu',
  text: (label: string, children: number) => {
    if (children === 0) return `Vuoi eliminare la voce «${label}»? Non si può annullare.`;
    const below = children === 1 ? 'la voce sotto' : `le ${children} voci sotto`;
    return `Vuoi eliminare la voce «${label}» e ${below}? Non si può annullare.`;
  },
} as const;
