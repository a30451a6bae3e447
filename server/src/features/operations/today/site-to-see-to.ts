import type { SiteFault, SiteWarning } from '@approdo/shared/contract/operations/health';
import { all, type ToDoLine, type ToDoSource } from './to-do-source.ts';

type ListWarnings = (elsewhere?: Date) => Promise<readonly SiteWarning[]>;

/** The screen on which an owner puts a fault right; where that is done on the server, what the handbook says of it. */
const PLACES: Readonly<Record<SiteFault, string>> = {
  MAIL_NOT_SET_UP: 'mail',
  OTHER_NAME: 'help/trouble',
  UNTRUSTED_PROXY: 'help/trouble',
  BACKUP_OVERDUE: 'backup',
  BACKUP_FAILED: 'backup',
  BACKUP_DAMAGED: 'backup',
  BACKUP_UNACCEPTED: 'backup',
  DRIVE_TROUBLE: 'backup',
  DISK_NEARLY_FULL: 'backup',
  CLOCK_BEHIND: 'help/trouble',
  CLOCKS_DISAGREE: 'help/trouble',
  CIN_MISSING: 'property',
  TRANSLATION_GAPS: 'languages',
  CHANNEL_TROUBLE: 'calendars',
  CHANNEL_CLASH: 'calendars',
  CLEANING_LINK_ENDED: 'turnovers',
  WEBHOOK_FAILING: 'access',
};

/** What else keeps the site from being what it should, in the order in which it is warned of. */
export function createSiteSource(listWarnings: ListWarnings): ToDoSource {
  return async ({ elsewhere }) => all((await listWarnings(elsewhere)).map(tellWarning));
}

/** What keeps the site from being what it should, and the way to where that is put right. */
export function tellWarning({ code, text, advice }: SiteWarning): ToDoLine {
  return {
    kind: 'SITE',
    id: null,
    at: null,
    title: text,
    detail: advice,
    address: `/admin/${PLACES[code]}`,
    action: 'Vedi',
  };
}
