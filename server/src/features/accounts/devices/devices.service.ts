import type { OpenSession } from '@approdo/shared/contract/accounts/devices';
import { sessionBeganAt, sessionEndsAt } from '@approdo/shared/domain/accounts/session-end';
import type { Role } from '@approdo/shared/domain/base/access';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { say } from '@approdo/shared/words/say';
import type { Logger } from 'pino';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { transact } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { notFound } from '../../../http/problems.ts';
import { sayClient } from '../../../http/say-client.ts';
import { getAccount } from '../../base/people/index.ts';
import { endDevicesOfOtherSessions } from '../push/index.ts';
import { endSession } from './end-sessions.ts';
import { endRemembering } from './known-devices.ts';
import { deleteSessionsOf, findDeviceOfSession, listSessionsOf } from './sessions.repository.ts';

type DevicesNeeds = { readonly database: Database; readonly clock: Clock; readonly log: Logger };

type Viewing = Pick<Caller, 'sessionId'> & { readonly role: Role; readonly language: Language };

type StoredSession = Awaited<ReturnType<typeof listSessionsOf>>[number];

export type Devices = ReturnType<typeof createDevices>;

/** An account's open sessions, as its owner manages them. */
export function createDevices({ database, clock, log }: DevicesNeeds) {
  function viewSession(row: StoredSession, { sessionId, role, language }: Viewing): OpenSession {
    const now = clock.now();
    const beganAt = sessionBeganAt(new Date(row.expires_at));
    const usedAt = row.last_used_at === null ? undefined : new Date(row.last_used_at);
    const { remembered_until: until } = row;
    return {
      id: row.id,
      client: sayClient(row, language),
      kind: row.kind ?? 'PROGRAM',
      by: row.began_by,
      createdAt: beganAt.toISOString(),
      lastUsedAt: (usedAt ?? beganAt).toISOString(),
      endsAt: sessionEndsAt({ role, beganAt, lastUsedAt: usedAt ?? now }).toISOString(),
      isThis: row.id === sessionId,
      rememberedUntil: until !== null && until > now.toISOString() ? until : null,
    };
  }

  return {
    async list(caller: Caller, language: Language): Promise<OpenSession[]> {
      const now = clock.now().toISOString();
      const { role } = await getAccount(database, caller.userId);
      const viewing = { sessionId: caller.sessionId, role, language };
      return (await listSessionsOf(database, caller.userId))
        .map((row) => viewSession(row, viewing))
        .filter(({ endsAt }) => endsAt > now)
        .toSorted((a, b) => orderOf(b).localeCompare(orderOf(a)));
    },

    /** Throws 404 if the session is not the caller's, or has ended. */
    async end({ userId }: Caller, id: string): Promise<void> {
      const isEnded = await transact(database, (trx) => endSession(trx, { id, userId }));
      if (!isEnded) throw notFound(say('deviceUnknown'));
      log.info({ account: userId }, 'session ended');
    },

    async endOthers({ userId, sessionId }: Caller): Promise<void> {
      await transact(database, async (trx) => {
        await deleteSessionsOf(trx, userId, sessionId);
        await endDevicesOfOtherSessions(trx, userId, sessionId);
        await endRemembering(trx, userId, await findDeviceOfSession(trx, sessionId));
      });
      log.info({ account: userId }, 'all other sessions ended');
    },
  };
}

/** Instants in one format sort by time. */
function orderOf({ lastUsedAt, createdAt, id }: OpenSession): string {
  return `${lastUsedAt} ${createdAt} ${id}`;
}
