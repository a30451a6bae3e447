/** The texts of the galleries screen. Quoted texts are those of SPEC.md. */
export const GALLERIES = {
  loadFailed: 'Errore nel caricamento delle gallerie',
  empty: 'Nessuna galleria: crea la prima.',
  list: 'Gallerie',
  create: 'Nuova galleria',
  edit: 'Modifica galleria',
  remove: 'Elimina',
  isDefault: 'Predefinita',
  makeDefault: 'Rendi predefinita',
  addPicture: 'Aggiungi foto',
  addToGallery: 'Aggiungi alla galleria',
  name: 'Nome',
  images: (count: number) => (count === 1 ? '1 immagine' : `${count} immagini`),
} as const;

export const GALLERY_TIPS = {
  title: 'Come si usano le gallerie',
  tips: [
    'La galleria predefinita è quella che si vede nella home page: ce n’è una sola.',
    'Tutte le gallerie si vedono nella pagina /gallery del sito.',
    'In un articolo o in una pagina, inserisci una galleria con «Galleria», nella barra di formattazione o sotto «Inserisci», e il suo indirizzo (slug).',
    'Nelle altre lingue il nome e la descrizione si traducono in «Modifica», la didascalia di ogni foto in Media: finché manca si legge l’italiano, e il sito dice che lo è.',
    'Le immagini si vedono nell’ordine in cui le metti; eliminare una galleria non le toglie dalla libreria.',
  ],
} as const;

export const GALLERY_FORM = {
  name: 'Nome',
  slug: 'Indirizzo (slug)',
  slugHint: 'Lettere minuscole, numeri e trattini: serve per inserirla negli articoli.',
  description: 'Descrizione (facoltativa)',
  isDefault: 'Galleria predefinita',
  isDefaultHint: 'La mostra nella home page, al posto di quella di prima.',
  images: 'Immagini',
  choose: 'Scegli immagini',
  none: 'Ancora nessuna immagine.',
  order: 'Trascina le immagini per ordinarle, oppure usa le frecce.',
  orderByArrows: 'Ordina le immagini con le frecce.',
  earlier: (position: number) => `Sposta indietro l’immagine ${position}`,
  later: (position: number) => `Sposta avanti l’immagine ${position}`,
  cover: 'Copertina',
  makeCover: (position: number) => `Usa come copertina l’immagine ${position}`,
  takeOut: (position: number) => `Rimuovi l’immagine ${position}`,
  moved: (position: number, count: number) => `Ora è l’immagine ${position} di ${count}`,
  saved: 'Galleria salvata con successo',
  saveFailed: 'Errore nel salvataggio della galleria',
} as const;

export const GALLERY_ACTIONS = {
  madeDefault: 'Galleria predefinita salvata con successo',
  added: 'La foto è nella galleria',
  changeFailed: 'Errore nell’aggiornamento della galleria',
  removed: 'Galleria eliminata con successo',
  removeFailed: 'Errore nell’eliminazione della galleria',
} as const;

export const REMOVE_GALLERY = {
  title: 'Elimina galleria',
  text: (name: string) => `Vuoi eliminare la galleria «${name}»? Le immagini restano nella libreria.`,
} as const;
