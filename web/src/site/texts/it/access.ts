import type { SessionBeginning } from '@approdo/shared/contract/account/devices';
import { elideBeforeDates } from '@approdo/shared/domain/date/say-date';

/** What a guest is told of where she is signed in. */
export const access = {
  title: 'Accesso e dispositivi',
  manage: 'Gestisci',
  devices: 'Dispositivi',
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
  endOthers: 'Esci da tutti gli altri',
  endFailed: 'Il dispositivo non è stato scollegato',
  alone: 'Sei entrato solo da qui.',
  loadFailed: 'Errore nel caricamento degli accessi',
  again: 'Riprova',
};
