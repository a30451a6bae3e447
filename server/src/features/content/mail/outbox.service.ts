import type { MailStatus, QueuedMail } from '@approdo/shared/contract/content/mail';
import { type Message, say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import type { MailAddress } from '../../../adapters/mail-address.ts';
import type { Database } from '../../../db/database.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import { conflict, notFound, requireFound } from '../../../http/problems.ts';
import { isInvented } from './invented-address.ts';
import {
  countUnsentMail,
  deleteHeldMail,
  deleteMail,
  findMail,
  hasHeldMail,
  listMail,
  requeueHeldMail,
  requeueMail,
} from './mail.repository.ts';
import { queueMail, TEST_KIND } from './mail.service.ts';
import type { OutboxEntry } from './mail.table.ts';

type Titled = { readonly kind: string; readonly title: string };

type OutboxNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  /** The title of each kind of letter. */
  readonly letters: readonly Titled[];
  readonly wakeSenders: () => void;
  /** Called in the transaction in which the owner decides on the last held mail. */
  readonly onHoldingEnded: (trx: Trx) => Promise<void>;
};

const DISPATCHED_REFUSALS: Partial<Record<MailStatus, Message>> = {
  SENT: say('mailSent'),
  FILED: say('mailFiled'),
};

/** The mail that owners send to themselves to check that mail arrives. */
const TEST = {
  kind: TEST_KIND,
  title: 'Messaggio di prova',
  subject: 'Messaggio di prova',
  body: `Buongiorno,

questo è un messaggio di prova: se lo leggi, la posta del sito arriva.
`,
};

const MISSING = say('mailUnknown');

export type Outbox = ReturnType<typeof createOutbox>;

/** The outbox as the owner sees and manages it. */
export function createOutbox({ database, clock, letters, wakeSenders, onHoldingEnded }: OutboxNeeds) {
  const titles = new Map([TEST, ...letters].map(({ kind, title }) => [kind, title]));

  async function commit<Result>(work: (trx: Trx) => Promise<Result>): Promise<Result> {
    const result = await transact(database, work);
    wakeSenders();
    return result;
  }

  /** Ends the holding once no held mail is left. */
  async function endHolding(trx: Trx): Promise<void> {
    if (!(await hasHeldMail(trx))) await onHoldingEnded(trx);
  }

  const view = (entry: OutboxEntry) => viewMail(entry, titles);

  return {
    async list(): Promise<QueuedMail[]> {
      return (await listMail(database)).map(view);
    },

    async countUnsent() {
      const found = await countUnsentMail(database);
      const totalOf = (status: MailStatus) => found.find((one) => one.status === status)?.total ?? 0;
      return {
        waiting: totalOf('WAITING'),
        failed: totalOf('FAILED'),
        held: totalOf('HELD'),
        /** Null if none is waiting. */
        oldestWaitingAt: found.find(({ status }) => status === 'WAITING')?.oldest ?? null,
      };
    },

    /** Sends a mail now; waiting mail keeps its attempt count, failed and held mail starts again. */
    async send(id: string): Promise<QueuedMail> {
      return await commit(async (trx) => {
        const { status, attempts } = requireFound(await findMail(trx, id), MISSING);
        const refusal = DISPATCHED_REFUSALS[status];
        if (refusal) throw conflict(refusal);
        const nextAttemptAt = clock.now().toISOString();
        await requeueMail(trx, { id, attempts: status === 'WAITING' ? attempts : 0, nextAttemptAt });
        if (status === 'HELD') await endHolding(trx);
        return view(requireFound(await findMail(trx, id), MISSING));
      });
    },

    async sendHeld(): Promise<number> {
      return await commit(async (trx) => {
        await onHoldingEnded(trx);
        return await requeueHeldMail(trx, clock.now().toISOString());
      });
    },

    async remove(id: string): Promise<void> {
      await commit(async (trx) => {
        const mail = await findMail(trx, id);
        if (!(await deleteMail(trx, id))) throw notFound(MISSING);
        if (mail?.status === 'HELD') await endHolding(trx);
      });
    },

    async removeHeld(): Promise<number> {
      return await commit(async (trx) => {
        await onHoldingEnded(trx);
        return await deleteHeldMail(trx);
      });
    },

    /** Queues a test mail and returns its id. */
    async sendTest(to: MailAddress): Promise<string> {
      return await commit((trx) => queueMail(trx, clock, { ...TEST, to }));
    },
  };
}

function viewMail(entry: OutboxEntry, titles: ReadonlyMap<string, string>): QueuedMail {
  return {
    id: entry.id,
    title: titles.get(entry.kind) ?? entry.subject,
    to: { name: entry.toName, address: entry.toAddress },
    subject: entry.subject,
    status: entry.status,
    attempts: entry.attempts,
    nextAttemptAt: entry.status === 'WAITING' && !isInvented(entry.toAddress) ? entry.nextAttemptAt : null,
    lastError: entry.lastError,
    createdAt: entry.createdAt,
    sentAt: entry.sentAt,
    ...(isInvented(entry.toAddress) && { isInvented: true }),
    ...(entry.kind === TEST_KIND && { isTest: true }),
  };
}
