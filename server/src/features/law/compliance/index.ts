/** What an owner who lets short stays has to set up once: the facts that deadlines are made of. */
export { readCompliance } from './compliance.service.ts';
