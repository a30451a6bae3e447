/** What whoever lets short stays has to see to once: what deadlines are made of. */
export { readCompliance } from './compliance.service.ts';
