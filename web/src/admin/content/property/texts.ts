/** The texts of the property screen. */
export const PROPERTY = {
  loadFailed: 'Errore nel caricamento della proprietà',
  saved: 'Proprietà salvata con successo',
  saveFailed: 'Errore nel salvataggio della proprietà',
  details: 'La proprietà',
  place: 'Dove si trova',
  contacts: 'Come ti contattano',
  rules: 'Regole',
  amenities: 'Servizi',
  images: 'Immagini',
  stays: 'Soggiorni',
  toRates: 'Prezzi e regole',
} as const;

/** The URL hash that leads to the switch for same-day turnover. */
export const TURNOVER_FIELD = 'turnover';

export const PROPERTY_FORM = {
  name: 'Nome',
  description: 'Descrizione',
  bedrooms: 'Camere da letto',
  bathrooms: 'Bagni',
  maxGuests: 'Numero massimo di ospiti',
  amenity: (place: number) => `Servizio ${place}`,
  addAmenity: 'Aggiungi servizio',
  image: (place: number) => `Immagine ${place}`,
  addImage: 'Aggiungi immagine',
  remove: 'Rimuovi',
  sameDayTurnover: 'Arrivo e partenza nello stesso giorno',
  sameDayTurnoverHelp:
    'Un ospite può arrivare nel giorno in cui un altro parte. Se è spento, chi sta dal 3 al 10 luglio esclude chi vorrebbe dal 10 al 17, qui e su ogni portale collegato: se affitti a settimane, accendilo.',
  cin: 'Codice CIN (facoltativo)',
  cinHelp: 'Il codice identificativo nazionale, mostrato in fondo al sito.',
  cir: 'Codice regionale (CIR/CIS)',
  cirHelp: 'Il codice che la tua regione dà alla casa, dove c’è. Facoltativo: si mostra accanto al CIN.',
  address: 'Indirizzo (facoltativo)',
  town: 'Località (facoltativa)',
  townHelp:
    'Il paese, come il sito lo dice accanto a ospiti e camere. Si legge dall’indirizzo: se non è giusto, correggilo.',
  latitude: 'Latitudine (facoltativa)',
  longitude: 'Longitudine (facoltativa)',
  map: 'Punto sulla mappa',
  mapHelp:
    'Incolla l’indirizzo della casa su Google Maps o OpenStreetMap, oppure le coordinate: latitudine e longitudine si scrivono da sole.',
  mapFound: 'Punto trovato: latitudine e longitudine sono scritte qui sotto.',
  mapNotFound:
    'Qui non c’è un punto. Un link breve non lo contiene: aprilo nel browser e copia l’indirizzo lungo, oppure copia le coordinate.',
  mapUrl: 'Mappa per chi visita il sito (facoltativa)',
  mapUrlHelp:
    'Incolla l’indirizzo di un luogo su Google Maps o OpenStreetMap. Si vede in «Dove siamo», e si carica solo quando qualcuno lo chiede.',
  phone: 'Telefono (facoltativo)',
  phoneHelp: 'Lo legge chiunque, nei contatti e in fondo al sito. Scrivilo con il prefisso del paese: +39 …',
  isWhatsApp: 'A questo numero rispondo anche su WhatsApp',
  publicEmail: 'E-mail da mostrare (facoltativa)',
  publicEmailHelp: 'La legge chiunque. I messaggi del sito arrivano anche senza.',
  houseRules: 'Regole della casa (facoltative)',
  rulesHelp: 'Le legge chi prenota, prima di inviare la richiesta. Una per riga.',
} as const;

export const SPOT = {
  show: 'Guarda il punto sulla mappa',
  notice: 'La mappa è di www.openstreetmap.org, che riceverà il tuo indirizzo IP.',
  title: 'Il punto della casa su OpenStreetMap',
  open: 'Apri la mappa in una nuova scheda',
} as const;

export const RATES = {
  title: 'Listino prezzi',
  seasons: 'Stagioni',
  loadFailed: 'Errore nel caricamento del listino',
  saved: 'Listino salvato con successo',
  saveFailed: 'Errore nel salvataggio del listino',
  from: 'Dal (gg/mm)',
  to: 'Al (gg/mm)',
  weeklyPrice: '€ a settimana',
  season: (place: number) => `Stagione ${place}`,
  addSeason: 'Aggiungi stagione',
  remove: 'Rimuovi',
  cleaningFee: 'Pulizia finale (euro)',
  linenFee: 'Biancheria e asciugamani (euro)',
  save: 'Salva listino',
  complete: 'Ogni giorno dell’anno ha un prezzo.',
  year: 'L’anno con le sue stagioni',
} as const;

export const YEAR_KINDS = {
  season: 'Stagione',
  gap: 'Senza prezzo',
  overlap: 'Due prezzi',
} as const;
