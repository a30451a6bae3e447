import type { Logger } from 'pino';
import { createCleaning } from '../features/bookings/turnovers/cleaning.service.ts';
import { createCleaningCalendar } from '../features/bookings/turnovers/cleaning-calendar.ts';
import { createTurnoverRounds } from '../features/bookings/turnovers/turnover-rounds.ts';
import { createTurnoverSecrets } from '../features/bookings/turnovers/turnover-secrets.ts';
import { createTurnoverSettings } from '../features/bookings/turnovers/turnover-settings.service.ts';
import { createUnreadyLetter } from '../features/bookings/turnovers/turnovers.mail.ts';
import { notifyDevicesUnready } from '../features/bookings/turnovers/turnovers.notice.ts';
import {
  cleaningRoutes,
  turnoverSettingsRoutes,
  turnoversRoutes,
} from '../features/bookings/turnovers/turnovers.routes.ts';
import { createTurnovers } from '../features/bookings/turnovers/turnovers.service.ts';
import { areLettersHeld } from '../features/messages/letters/index.ts';
import { readHours } from '../features/stays/guide/index.ts';
import type { Basics } from './basics.ts';

type MaintenanceNeeds = Basics & { readonly secret: string; readonly log: Logger };

/** Turnovers between two stays: the owner manages the list, and the cleaner uses it through a link. */
export function createMaintenance({ secret, ...basics }: MaintenanceNeeds) {
  const needs = { ...basics, readHours };
  const settings = createTurnoverSettings({ ...basics, secrets: createTurnoverSecrets(secret) });
  return {
    listWarnings: settings.listWarnings,
    readCalendar: createCleaningCalendar(needs).read,
    rounds: {
      turnoverRounds: createTurnoverRounds({
        ...needs,
        notifiers: [createUnreadyLetter(areLettersHeld), notifyDevicesUnready],
      }),
    },
    handlers: {
      turnoverSettings: turnoverSettingsRoutes(settings),
      turnovers: turnoversRoutes(createTurnovers(needs)),
      cleaning: cleaningRoutes(createCleaning(needs)),
    },
  };
}
