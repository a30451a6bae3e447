/** The audit log: each slice writes its own acts, in their transaction. */

export { type Act, listActsOf } from './acts.records.ts';
export { findLastActOf } from './audit.service.ts';
export { changedSettings } from './changed-settings.ts';
export { forgetAudit } from './forget-audit.ts';
export { type Actor, type AuditLine, writeAudit, writeAuditOnce } from './write-audit.ts';
