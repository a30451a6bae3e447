import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';
import type { TokenScope } from '@approdo/shared/domain/base/token-scope';

/** The texts about connected programs, exactly as in KEYS.md, section 14. */
export const PROGRAMS = {
  title: 'Programmi collegati',
  hint: 'Per chi collega la casa ad altri programmi.',
  none: 'Nessun programma collegato.',
} as const;

export const TOKENS = {
  title: 'Codici di accesso',
  loadFailed: 'Errore nel caricamento dei codici di accesso',
  scopes: {
    READ_CALENDAR: 'Legge il calendario',
    READ_BOOKINGS: 'Legge le prenotazioni',
    WRITE_DOOR_CODE: 'Scrive il codice della porta',
    TAKE_BACKUP: 'Fa i backup di un computer',
  } satisfies Readonly<Record<TokenScope, string>>,
  lastUsed: (when: string) => elideBeforeDates(`usato il ${when}`),
  neverUsed: 'mai usato',
  goodUntil: (date: string) => elideBeforeDates(`vale fino al ${date}`),
  remove: 'Rimuovi',
  removed: 'Codice di accesso rimosso',
  removeFailed: 'Il codice di accesso non è stato rimosso',
  removal: {
    title: (name: string) => `Rimuovere il codice di accesso «${name}»?`,
    text: 'Il programma che lo usa non entra più, da subito.',
  },
} as const;

export const TOKEN_FORM = {
  label: 'Nuovo codice di accesso',
  name: 'Nome',
  scopes: 'Che cosa può fare',
  until: 'Vale fino al',
  create: 'Crea',
  created: 'Codice di accesso creato',
  failed: 'Il codice di accesso non è stato creato',
} as const;

export const NEW_TOKEN = {
  title: 'Il tuo codice di accesso',
  hint: 'Copialo adesso: poi non lo mostriamo più.',
  copy: 'Copia',
  copied: 'Codice di accesso copiato',
  copyFailed: 'Il browser non lascia copiare: seleziona il codice e copialo',
  done: 'Fatto',
} as const;
