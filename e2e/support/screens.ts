/** Every screen of the back office as SPEC.md and SCREENS.md name it, and its roles. */
export const SCREENS = {
  '': { heading: 'Oggi', menu: 'Oggi', role: 'EDITOR' },
  calendar: { heading: 'Calendario', menu: 'Calendario', role: 'ADMIN' },
  bookings: { heading: 'Gestione Prenotazioni', menu: 'Prenotazioni', role: 'ADMIN' },
  calendars: { heading: 'Portali', menu: 'Portali', role: 'ADMIN' },
  messages: { heading: 'Messaggi', menu: 'Messaggi', role: 'ADMIN' },
  mail: { heading: 'Posta', menu: 'Posta', role: 'ADMIN' },
  phone: { heading: 'Telefono', menu: 'Telefono', role: 'ADMIN' },
  reviews: { heading: 'Gestione Recensione', menu: 'Recensioni', role: 'ADMIN' },
  visits: { heading: 'Visite', menu: 'Visite', role: 'ADMIN' },
  homepage: { heading: 'Home page', menu: 'Home page', role: 'ADMIN' },
  look: { heading: 'Aspetto', menu: 'Aspetto', role: 'ADMIN' },
  property: { heading: 'Proprietà', menu: 'Proprietà', role: 'ADMIN' },
  rates: { heading: 'Prezzi e regole', menu: 'Prezzi e regole', role: 'ADMIN' },
  due: { heading: 'Da incassare', menu: 'Da incassare', role: 'ADMIN' },
  payments: { heading: 'Condizioni di pagamento', menu: 'Condizioni', role: 'ADMIN' },
  income: { heading: 'Conti dell’anno', menu: 'Conti dell’anno', role: 'ADMIN' },
  guide: { heading: 'Guida della casa', menu: 'Guida', role: 'ADMIN' },
  features: { heading: 'Riquadri in evidenza', menu: 'Riquadri', role: 'ADMIN' },
  menu: { heading: 'Menu', menu: 'Menu', role: 'ADMIN' },
  redirects: { heading: 'Vecchi indirizzi', menu: 'Vecchi indirizzi', role: 'ADMIN' },
  blog: { heading: 'Blog', menu: 'Blog', role: 'EDITOR' },
  pages: { heading: 'Pagine', menu: 'Pagine', role: 'EDITOR' },
  media: { heading: 'Media', menu: 'Media', role: 'EDITOR' },
  gallery: { heading: 'Gallerie', menu: 'Gallerie', role: 'EDITOR' },
  languages: { heading: 'Lingue', menu: 'Lingue', role: 'EDITOR' },
  users: { heading: 'Gestione Utenti', menu: 'Utenti', role: 'ADMIN' },
  privacy: { heading: 'Privacy', menu: 'Privacy', role: 'ADMIN' },
  access: { heading: 'Accesso e dispositivi', menu: 'Accesso', role: 'EDITOR' },
  register: { heading: 'Adempimenti', menu: 'Adempimenti', role: 'ADMIN' },
  task: { heading: 'Attività', menu: 'Attività', role: 'ADMIN' },
  moving: { heading: 'Trasloco', menu: 'Trasloco', role: 'ADMIN' },
  backup: { heading: 'Backup', menu: 'Backup', role: 'ADMIN' },
  start: { heading: 'Comincia la tua casa', menu: 'Primi passi', role: 'ADMIN' },
  help: { heading: 'Aiuto', menu: 'Aiuto', role: 'EDITOR' },
} as const;

export type ScreenName = keyof typeof SCREENS;

export const SCREEN_NAMES = Object.keys(SCREENS).filter(isScreenName);

function isScreenName(name: string): name is ScreenName {
  return Object.hasOwn(SCREENS, name);
}
