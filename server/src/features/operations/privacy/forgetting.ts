import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { lastForgottenDay, lastRequestForgottenEarly } from '@approdo/shared/domain/bookings/forgetting';
import type { Logger } from 'pino';
import type { Clock } from '../../../adapters/clock.ts';
import { createPoller, type Poller } from '../../../adapters/poller.ts';
import type { Database } from '../../../db/database.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import { forgetLeftEmails } from '../../accounts/auth/auth.service.ts';
import { forgetExpiredTokens } from '../../accounts/connections/index.ts';
import { forgetSessions } from '../../accounts/devices/index.ts';
import { forgetSignInTransfers, forgetTickets, forgetUsedChallenges } from '../../accounts/keys/index.ts';
import { forgetAudit } from '../../base/audit/index.ts';
import { forgetAttempts } from '../../base/limits/index.ts';
import { forgetAcceptances } from '../../base/notices/index.ts';
import { forgetRequests } from '../../bookings/bookings/index.ts';
import { forgetMessages } from '../../messages/messages/index.ts';
import { forgetDoorCodes } from '../../stays/guide/index.ts';
import { readPrivacyTerms } from './privacy.repository.ts';

type ForgettingNeeds = { readonly database: Database; readonly clock: Clock; readonly log: Logger };

/** Deletes some of what ended by a day; resolves with whether there may be more. */
type Forget = (trx: Trx, lastDay: LocalDate) => Promise<boolean>;

/** Conversations are deleted by their own poller, sent letters by the mail worker. */
const FORGOTTEN: readonly Forget[] = [forgetRequests, forgetMessages];

const LOOK_EVERY_MS = 60_000;

/**
 * Deletes daily what the privacy notice promises: requests without a stay, visitors' messages and door codes after 12
 * months, network addresses once no limit needs them, expired access tokens, ended sessions, unused devices, and an
 * account's former address once the new one is settled.
 */
export function createForgetting({ database, clock, log }: ForgettingNeeds): Poller {
  let forgotOn: LocalDate | undefined;

  /** Deletes each portion in its own transaction: a stop or an error loses none that is done. */
  async function forgetAll(forget: Forget, lastDay: LocalDate): Promise<void> {
    let isMore = true;
    while (isMore) isMore = await transact(database, (trx) => forget(trx, lastDay));
  }

  async function runDue(): Promise<void> {
    const today = clock.today();
    if (forgotOn === today) return;
    for (const forget of FORGOTTEN) await forgetAll(forget, lastForgottenDay(today));
    await transact(database, async (trx) => {
      await forgetDoorCodes(trx, lastForgottenDay(today));
      await forgetExpiredTokens(trx, clock.now());
      await forgetAttempts(trx, clock.now());
      await forgetUsedChallenges(trx, clock.now());
      await forgetSignInTransfers(trx, clock.now());
      await forgetTickets(trx, clock.now());
      await forgetLeftEmails(trx, clock.now());
    });
    if ((await readPrivacyTerms(database)).deletesMessages)
      await forgetAll(forgetRequests, lastRequestForgottenEarly(today));
    await forgetAll((trx) => forgetAudit(trx, clock.now()), today);
    await forgetAll((trx) => forgetAcceptances(trx, clock.now()), today);
    await transact(database, (trx) => forgetSessions(trx, clock.now()));
    forgotOn = today;
  }

  return createPoller({
    runDue,
    everyMs: LOOK_EVERY_MS,
    clock,
    log,
    failed: 'old requests and messages could not be deleted',
  });
}
