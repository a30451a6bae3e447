/** What the property screen says. */
export const PROPERTY = {
  loadFailed: 'Errore nel caricamento della proprietà',
  saved: 'Proprietà salvata con successo',
  saveFailed: 'Errore nel salvataggio della proprietà',
  details: 'La proprietà',
  place: 'Dove si trova',
  amenities: 'Servizi',
  images: 'Immagini',
  stays: 'Soggiorni',
} as const;

export const PROPERTY_FORM = {
  name: 'Nome',
  description: 'Descrizione',
  bedrooms: 'Camere da letto',
  bathrooms: 'Bagni',
  maxGuests: 'Numero massimo di ospiti',
  amenity: (place: number) => `Servizio ${place}`,
  addAmenity: 'Aggiungi servizio',
  image: (place: number) => `Immagine ${place} (indirizzo)`,
  addImage: 'Aggiungi immagine',
  remove: 'Rimuovi',
  sameDayTurnover: 'Arrivo e partenza nello stesso giorno',
  sameDayTurnoverHelp: 'Un ospite può arrivare nel giorno in cui un altro parte.',
  cin: 'Codice CIN (facoltativo)',
  cinHelp: 'Il codice identificativo nazionale, mostrato in fondo al sito.',
  address: 'Indirizzo (facoltativo)',
  latitude: 'Latitudine (facoltativa)',
  longitude: 'Longitudine (facoltativa)',
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
