export { deadlineAddress, GUESTS_PARAMETER, guestsAddress } from './guests-address.ts';
export { sayDue } from './say-due.ts';
export { COMPLIANCE, DEADLINES } from './texts.ts';
export { useDeadlines, useNoteCompliance, useTickDeadline } from './use-deadlines.ts';
