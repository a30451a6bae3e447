import type { CardCheckout } from '../adapters/card-checkout/card-checkout.ts';
import type { Clock } from '../adapters/clock.ts';
import type { Database } from '../db/database.ts';
import type { Limits } from '../features/base/limits/limits.service.ts';
import type { QueueLetter } from '../features/content/mail/index.ts';
import type { TaxOfStays } from '../features/stays/stays/index.ts';

/** What nearly every slice works with. */
export type Basics = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  /** Scheme and host of the site without a slash at the end: what links in mails and pages begin with. */
  readonly origin: string;
  /** Where the owner is written to; without it every ADMIN account is. */
  readonly ownerEmail: string | undefined;
  /** Undefined where no provider of card payments is configured. */
  readonly cards: CardCheckout | undefined;
  /** What of the tourist tax is asked for with what a stay costs. */
  readonly tax: TaxOfStays;
  /** Words a letter of any slice, which names its kind and hands in the facts. */
  readonly queueLetter: QueueLetter;
  /** To be called once mail, or a notice to telephones or another program, is queued for good. */
  readonly wakeSenders: () => void;
};
