import type { Language } from '@approdo/shared/domain/base/language/language';
import { fillWording, type Wording } from '@approdo/shared/domain/base/text/wording';
import type { Clock } from '../../../adapters/clock.ts';
import type { MailAddress } from '../../../adapters/mail-address.ts';
import type { Database } from '../../../db/database.ts';
import { transact } from '../../../db/transaction.ts';
import { queueMail } from '../../content/mail/index.ts';
import { checkWording, getLetterIn } from './check-wording.ts';
import { samplesOf } from './letter.ts';

type SampleNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  /** Scheme and host that links in mails begin with. */
  readonly origin: string;
  readonly wakeSenders: () => void;
};

type Named = { readonly kind: string; readonly language: Language };

export type WordingSamples = ReturnType<typeof createWordingSamples>;

/** Sends a wording to its author as it would arrive, filled with samples; stores it only in the outbox. */
export function createWordingSamples({ database, clock, origin, wakeSenders }: SampleNeeds) {
  return {
    async send({ kind, language }: Named, wording: Wording, to: MailAddress): Promise<void> {
      const letter = getLetterIn(kind, language);
      checkWording(letter, wording);
      const { subject, body } = fillWording(wording, samplesOf(letter, origin, language));
      const sample = { kind: 'WORDING_SAMPLE', to, subject: `Prova: ${subject}`, body };
      await transact(database, (trx) => queueMail(trx, clock, sample));
      wakeSenders();
    },
  };
}
