import type { SiteFault, SiteWarning } from '@approdo/shared/contract/operations/health';
import { all, type ToDoLine, type ToDoSource } from './to-do-source.ts';

type ListWarnings = (clientTime?: Date) => Promise<readonly SiteWarning[]>;

/** The screen on which an owner fixes a fault; for faults fixed on the server, the handbook page. */
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

/** To-dos for the site's warnings, in their order. */
export function createSiteSource(listWarnings: ListWarnings): ToDoSource {
  return async ({ clientTime }) => all((await listWarnings(clientTime)).map(warningToDo));
}

/** A warning as a to-do that leads to the screen where it is fixed. */
export function warningToDo({ code, text, advice }: SiteWarning): ToDoLine {
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
