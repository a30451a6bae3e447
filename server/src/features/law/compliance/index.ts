/** The one-time duties of an owner who lets short stays, from which deadlines are derived. */
export { readCompliance } from './compliance.service.ts';
