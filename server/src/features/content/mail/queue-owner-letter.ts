import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import type { Trx } from '../../../db/transaction.ts';
import { listOwnerAddresses } from '../../base/people/index.ts';
import type { FilledLetter } from './letter-facts.ts';
import type { Mail, QueueLetter } from './mail.service.ts';

type LetterContext = {
  readonly trx: Trx;
  readonly queueLetter: QueueLetter;
  readonly ownerEmail: string | undefined;
};

/** The address for replies, if one is known. */
type WithReplyTo = { readonly replyTo?: string | null | undefined };

/** Puts a letter into the outbox for each address of the owner. */
export async function queueOwnerLetter(
  { trx, queueLetter, ownerEmail }: LetterContext,
  { replyTo = null, ...letter }: FilledLetter & WithReplyTo & Pick<Mail, 'isHeld'>,
): Promise<void> {
  for (const to of await listOwnerAddresses(trx, ownerEmail)) {
    await queueLetter(trx, { ...letter, language: ITALIAN, to, ...(replyTo !== null && { replyTo }) });
  }
}
