import type { SessionBeginning } from '@approdo/shared/contract/account/devices';
import { elideBeforeDates } from '@approdo/shared/domain/date/say-date';

/** What is said of how one gets into one's own account, to the letter of KEYS.md, section 11. */
export const SESSIONS = {
  title: 'Dispositivi',
  thisOne: 'Questo',
  began: (date: string) => elideBeforeDates(`Entrato il ${date}`),
  by: {
    PASSWORD: 'con la password',
    REMEMBERED: 'con la password',
    REGISTERED: 'con la password',
    CODE: 'con password e codice',
    RECOVERY: 'con un codice di riserva',
    PASSKEY: 'con una passkey',
  } satisfies Readonly<Record<SessionBeginning, string>>,
  used: (date: string) => elideBeforeDates(`Usato il ${date}`),
  remembered: (date: string) => elideBeforeDates(`Ricordato fino al ${date}`),
  end: 'Esci',
  ended: 'Dispositivo scollegato con successo',
  endFailed: 'Il dispositivo non è stato scollegato',
  endOthers: 'Esci da tutti gli altri',
  othersEnded: 'Gli altri dispositivi sono scollegati',
  endOthersFailed: 'Gli altri dispositivi non sono stati scollegati',
  alone: 'Sei entrato solo da qui.',
  loadFailed: 'Errore nel caricamento degli accessi',
} as const;

export const PASSKEYS = {
  title: 'Passkey',
  hint: 'Si entra con l’impronta, il volto o il PIN del dispositivo, senza password.',
  none: 'Ancora nessuna passkey.',
  synced: 'Sincronizzata',
  notSynced: 'Solo su quel dispositivo',
  onlyAt: (host: string) => `Vale solo su ${host}`,
  used: (added: string, used: string) => elideBeforeDates(`Aggiunta il ${added} · usata il ${used}`),
  neverUsed: (added: string) => elideBeforeDates(`Aggiunta il ${added} · mai usata`),
  add: 'Aggiungi una passkey',
  inBrowser: 'Le passkey si aggiungono nel browser.',
  notOpened: 'Il browser non si apre',
  added: 'Passkey aggiunta con successo',
  addFailed: 'La passkey non è stata aggiunta',
  full: (most: number) => `Hai già ${most} passkey: togline una`,
  exists: 'Questa passkey c’è già',
  name: 'Nome',
  rename: 'Rinomina',
  renamed: 'Passkey rinominata con successo',
  renameFailed: 'La passkey non è stata rinominata',
  remove: 'Togli',
  removed: 'Passkey tolta con successo',
  removeFailed: 'La passkey non è stata tolta',
  removal: {
    title: (name: string) => `Togliere la passkey «${name}»?`,
    text: 'Chi ha quel dispositivo non entrerà più con questa passkey. Toglila anche dal dispositivo.',
    last: 'Poi basterà la password.',
  },
  loadFailed: 'Errore nel caricamento degli accessi',
  whyNot: {
    ADDRESS: 'Qui le passkey non si possono usare: l’indirizzo del sito è un numero. Serve un nome con https.',
    HTTP: 'Qui le passkey non si possono usare: il sito non è su https.',
  },
} as const;
