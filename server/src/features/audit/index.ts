/** What was done in the house and by whom: each slice writes its own acts, in their transaction. */
export { changedSettings } from './changed-settings.ts';
export { findLastActOf } from './audit.repository.ts';
export { forgetAudit } from './forget-audit.ts';
export { type Actor, type AuditLine, writeAudit, writeAuditOnce } from './write-audit.ts';
