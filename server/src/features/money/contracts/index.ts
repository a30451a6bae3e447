/** Contracts with guests: which of them are to be registered, for the deadlines. */

export { readRegistrations } from './find-registration-warning.ts';
