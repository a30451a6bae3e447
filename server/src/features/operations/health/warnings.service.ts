import type { SiteWarning } from '@approdo/shared/contract/operations/health';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import type { Clock } from '../../../adapters/clock.ts';
import type { DiskRoom } from '../../../adapters/disk-room.ts';
import type { Mailer } from '../../../adapters/mailer.ts';
import type { Database } from '../../../db/database.ts';
import { getProperty } from '../../content/property/index.ts';
import { compareClock, wasClockSetBack } from './checks/clock-drift.ts';
import { judgeDiskRoom } from './checks/disk-room.ts';
import { listNewestInstants } from './health.repository.ts';

type WarningNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Pick<Mailer, 'staysHere'>;
  /** Of the disk with the site's data. */
  readonly readDiskRoom: () => Promise<DiskRoom>;
  /** Warnings of other features: from the requests' headers, the backups and so on. */
  readonly sources: readonly (() => readonly SiteWarning[] | Promise<readonly SiteWarning[]>)[];
};

export type SiteWarnings = ReturnType<typeof createSiteWarnings>;

/** Collects the warnings about the site's set-up and health, in words for its owner. */
export function createSiteWarnings({ database, clock, mailer, readDiskRoom, sources }: WarningNeeds) {
  async function warnOfClock(clientTime: Date | undefined): Promise<SiteWarning[]> {
    const now = clock.now();
    if (wasClockSetBack(now, await listNewestInstants(database))) return [clockBehind(now)];
    return clientTime && compareClock(now, clientTime) !== 'right' ? [clocksDisagree(now, clientTime)] : [];
  }

  async function warnOfDisk(): Promise<SiteWarning[]> {
    const room = await readDiskRoom();
    return judgeDiskRoom(room) === 'enough' ? [] : [diskWarning(room)];
  }

  async function warnOfProperty(): Promise<SiteWarning[]> {
    const { cin } = await getProperty(database);
    return cin ? [] : [CIN_MISSING];
  }

  /** `clientTime` is the time by the caller's clock: if the two clocks differ, either may be wrong. */
  return async (clientTime?: Date): Promise<SiteWarning[]> => {
    const found = await Promise.all([
      warnOfClock(clientTime),
      warnOfDisk(),
      mailer.staysHere ? [MAIL_NOT_SET_UP] : [],
      ...sources.map((list) => list()),
      warnOfProperty(),
    ]);
    return found.flat();
  };
}

const MAIL_NOT_SET_UP: SiteWarning = {
  code: 'MAIL_NOT_SET_UP',
  text: 'La posta non è impostata: nessun messaggio del sito parte, né per gli ospiti né per te.',
  advice:
    'Chi gestisce il server deve collegare la posta (SMTP_URL); poi invia un messaggio di prova dalla schermata Posta.',
};

/** Art. 13-ter of D.L. 145/2023 wants the code in each advertisement, wherever it is published. */
const CIN_MISSING: SiteWarning = {
  code: 'CIN_MISSING',
  text: 'Manca il CIN, il codice identificativo nazionale della casa: la legge lo vuole in ogni annuncio, dunque anche qui.',
  advice: 'Scrivilo nella schermata Proprietà: il sito lo mostra in fondo a ogni pagina.',
};

function clockBehind(now: Date): SiteWarning {
  return {
    code: 'CLOCK_BEHIND',
    text: `L’orologio del server segna ${sayInstant(now)}, ma nel sito ci sono cose scritte dopo quel momento.`,
    advice:
      'Chi gestisce il server deve controllarne data e ora: ne dipendono i backup, gli arrivi di oggi e la durata degli accessi.',
  };
}

function clocksDisagree(now: Date, clientTime: Date): SiteWarning {
  return {
    code: 'CLOCKS_DISAGREE',
    text: `L’orologio del server segna ${sayInstant(now)}, quello di questo dispositivo ${sayInstant(clientTime)}: uno dei due è sbagliato.`,
    advice:
      'Guarda prima l’ora di questo dispositivo. Se è giusta, chi gestisce il server deve controllare data e ora del server.',
  };
}

function sayInstant(instant: Date): string {
  return formatInstantDateTime(instant.toISOString());
}

function diskWarning({ freeBytes }: DiskRoom): SiteWarning {
  return {
    code: 'DISK_NEARLY_FULL',
    text: `Il disco del server è quasi pieno: restano ${Math.floor(freeBytes / 1024 ** 2)} MB.`,
    advice:
      'Scarica i backup più vecchi ed eliminali dalla schermata Backup, o chiedi a chi gestisce il server di fare spazio: a disco pieno non si salva più nulla.',
  };
}
