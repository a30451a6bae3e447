import type { SiteFault } from '@approdo/shared/contract/site/health';
import type { ScreenPath } from '../../screens.ts';

/** The screen on which an owner puts a fault right; none where that is done on the server. */
export const FAULT_SCREENS: Readonly<Record<SiteFault, ScreenPath | undefined>> = {
  MAIL_NOT_SET_UP: 'mail',
  OTHER_NAME: undefined,
  UNTRUSTED_PROXY: undefined,
  BACKUP_OVERDUE: 'backup',
  BACKUP_FAILED: 'backup',
  BACKUP_DAMAGED: 'backup',
  DRIVE_TROUBLE: 'backup',
  DISK_NEARLY_FULL: 'backup',
  CLOCK_BEHIND: undefined,
  CLOCKS_DISAGREE: undefined,
  CIN_MISSING: 'property',
  TRANSLATION_GAPS: 'languages',
  CHANNEL_TROUBLE: 'calendars',
  CHANNEL_CLASH: 'calendars',
};
