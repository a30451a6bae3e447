export { deadlineAddress } from './deadline-address.ts';
export { GUESTS_PARAMETER, guestsAddress } from './guests-address.ts';
export { sayDue } from './say-due.ts';
export { COMPLIANCE, DEADLINES } from './texts.ts';
export { useNoteCompliance } from './use-compliance.ts';
export { useDeadlines, useTickDeadline } from './use-deadlines.ts';
