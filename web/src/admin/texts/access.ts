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
