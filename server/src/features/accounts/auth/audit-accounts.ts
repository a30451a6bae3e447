import type { Role } from '@approdo/shared/domain/base/access';
import type { Clock } from '../../../adapters/clock.ts';
import type { Trx } from '../../../db/transaction.ts';
import { type Actor, writeAudit, writeAuditOnce } from '../../base/audit/index.ts';

const HOUR_MS = 3_600_000;

/** Which account, by whom and when; the audit names an account only as the acting one. */
type Act = { readonly trx: Trx; readonly clock: Clock; readonly userId: string; readonly by: Actor };

const ROLE_WORDS: Readonly<Record<Role, string>> = { USER: 'Utente', EDITOR: 'Editor', ADMIN: 'Amministratore' };

function lineOf({ clock, userId, by }: Act) {
  return { at: clock.now(), by, object: 'ACCOUNT', objectId: userId } as const;
}

/** A failed sign-in to an account: written once an hour, however often it is tried. */
export async function auditFailedSignIn(
  trx: Trx,
  clock: Clock,
  of: { userId: string; summary: string },
): Promise<void> {
  const { userId, summary } = of;
  const line = lineOf({ trx, clock, userId, by: null });
  await writeAuditOnce(trx, { ...line, action: 'SIGN_IN_FAILED', summary }, { withinMs: HOUR_MS });
}

export async function auditNewAccount(act: Act, role: Role): Promise<void> {
  await writeAudit(act.trx, { ...lineOf(act), action: 'ACCOUNT_CREATED', summary: `Ruolo: ${ROLE_WORDS[role]}` });
}

export async function auditDeletedAccount(act: Act, summary: string): Promise<void> {
  await writeAudit(act.trx, { ...lineOf(act), action: 'ACCOUNT_DELETED', summary });
}

export async function auditRole(act: Act, { from, to }: { readonly from: Role; readonly to: Role }): Promise<void> {
  const summary = `Da ${ROLE_WORDS[from]} a ${ROLE_WORDS[to]}`;
  await writeAudit(act.trx, { ...lineOf(act), action: 'ROLE_CHANGED', summary });
}

export async function auditPassword(act: Act, summary: string): Promise<void> {
  await writeAudit(act.trx, { ...lineOf(act), action: 'PASSWORD_CHANGED', summary });
}
