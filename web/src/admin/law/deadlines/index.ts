export { deadlineAddress } from './deadline-address.ts';
export { GUESTS_PARAMETER, guestsAddress } from './guests-address.ts';
export { REGISTER_KEY, REGISTER_STAYS_KEY } from './register-key.ts';
export { sayDue } from './say-due.ts';
export { COMPLIANCE, DEADLINES } from './texts.ts';
export { useCompliance, useNoteCompliance } from './use-compliance.ts';
export { DEADLINES_KEY, useDeadlines, useTickDeadline } from './use-deadlines.ts';
