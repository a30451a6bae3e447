import type { CardCheckout } from '../adapters/card-checkout/card-checkout.ts';
import type { Clock } from '../adapters/clock.ts';
import type { Database } from '../db/database.ts';
import type { Limits } from '../features/base/limits/limits.service.ts';
import type { QueueLetter } from '../features/content/mail/index.ts';
import type { TaxOfStays } from '../features/stays/stays/index.ts';

/** The services that nearly every slice needs. */
export type Basics = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  /** Scheme and host of the site without a slash at the end: what links in mails and pages begin with. */
  readonly origin: string;
  /** The owner's address for mail; without it mail goes to every ADMIN account. */
  readonly ownerEmail: string | undefined;
  /** Undefined where no provider of card payments is configured. */
  readonly cards: CardCheckout | undefined;
  /** The tourist tax that is charged with a stay. */
  readonly tax: TaxOfStays;
  /** Writes and queues a letter of any slice, by its kind and facts. */
  readonly queueLetter: QueueLetter;
  /** To be called once mail, a push notice or a webhook is queued and committed. */
  readonly wakeSenders: () => void;
};
