import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import type { Clock } from '../../../adapters/clock.ts';
import type { Trx } from '../../../db/transaction.ts';
import { listAllOwnerAddresses } from '../../base/people/index.ts';
import type { QueueLetter } from '../../content/mail/index.ts';

type Told = {
  readonly clock: Clock;
  readonly ownerEmail: string | undefined;
  readonly queueLetter: QueueLetter;
  /** Who changed it. */
  readonly by: string;
  /** Empty where there is none any more. */
  readonly iban: string;
};

const NONE = 'nessuno';

/** Writes to everyone who manages the money that transfers go to another account, with only as much of its number as tells it from others. */
export async function tellOfNewAccount(trx: Trx, { clock, ownerEmail, queueLetter, by, iban }: Told): Promise<void> {
  const facts = { chi: by, at: clock.now(), iban: iban.slice(-4) || NONE };
  for (const to of await listAllOwnerAddresses(trx, ownerEmail)) {
    await queueLetter(trx, { kind: 'IBAN_CHANGED_OWNER', language: ITALIAN, facts, to });
  }
}
