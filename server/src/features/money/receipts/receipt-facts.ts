import type { newReceipt } from '@approdo/shared/contract/money/receipts';
import type { ReceiptFacts } from '@approdo/shared/contract/money/stored-documents';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import {
  findReceiptFault,
  formatReceiptNumber,
  needsStamp,
  receiptedAmount,
} from '@approdo/shared/domain/money/receipt';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import type { Reader } from '../../../db/transaction.ts';
import { conflict, invalidFields, requireFound } from '../../../http/problems.ts';
import { getProperty } from '../../content/property/index.ts';
import { bookingNotFound, getBooking } from '../../stays/stays/index.ts';
import { type PaymentTerms, readMoneyOfStay, type StoredEntry } from '../payments/index.ts';
import { readReceiptOf } from './receipted-entries.ts';
import { findReceipt, listReceipts } from './receipts.repository.ts';

/** The content of a receipt before it has a number. */
export type ReceiptDraft = { readonly bookingId: string; readonly facts: ReceiptFacts; readonly voids: string | null };

type ReceiptRequest = z.output<typeof newReceipt> & { readonly bookingId: string };

/** Throws 404, 400 or 409 where no receipt can be made. */
export async function draftReceipt(
  reader: Reader,
  { bookingId, entryIds, payer }: ReceiptRequest,
  today: LocalDate,
): Promise<ReceiptDraft> {
  const stay = await getBooking(reader, bookingId);
  if (stay.isBlocked) throw bookingNotFound();
  const { entries, terms } = await readMoneyOfStay(reader, bookingId);
  if (!isComplete(terms)) throw conflict(say('landlordIncomplete'));
  const context = { entries, receiptOf: await readReceiptOf(reader, bookingId) };
  const chosen = entries.filter(({ id }) => entryIds.includes(id));
  if (chosen.length < entryIds.length) throw invalidFields({ entryIds: say('entryOfAnotherBooking') });
  for (const entry of chosen) {
    const fault = findReceiptFault(entry, context);
    if (fault) throw conflict(fault);
  }
  const { name, address, cin, cir } = await getProperty(reader);
  const { startDate, endDate, guestName, language } = stay;
  const lines = chosen.map(lineOf);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const facts: ReceiptFacts = {
    language,
    date: today,
    owner: terms.owner,
    payer,
    property: { name, address, cin, cir },
    stay: { startDate, endDate, guestName },
    lines,
    total,
    stamp: describeStamp(total, terms),
    voids: null,
  };
  return { bookingId, facts, voids: null };
}

/** The opposite of a receipt, with the same texts. Throws 404, and 409 where it is void already. */
export async function draftVoid(reader: Reader, id: string, today: LocalDate): Promise<ReceiptDraft> {
  const receipt = requireFound(await findReceipt(reader, id), say('receiptUnknown'));
  const { bookingId, facts } = receipt;
  if (receipt.voids !== null) throw conflict(say('receiptVoidsAnother'));
  const voidingReceipt = (await listReceipts(reader, bookingId)).find(({ voids }) => voids === id);
  if (voidingReceipt) throw conflict(say('receiptVoided', { number: formatReceiptNumber(voidingReceipt) }));
  return {
    bookingId,
    voids: id,
    facts: {
      ...facts,
      date: today,
      lines: facts.lines.map((line) => ({ ...line, amount: -line.amount })),
      total: -facts.total,
      stamp: null,
      voids: formatReceiptNumber(receipt),
    },
  };
}

function isComplete({ owner }: PaymentTerms): boolean {
  return owner.name !== '' && owner.taxCode !== '' && owner.address !== '';
}

function lineOf(entry: StoredEntry): ReceiptFacts['lines'][number] {
  const { id: entryId, purpose, method, date, reference } = entry;
  return { entryId, purpose, method, date, reference, amount: receiptedAmount(entry) };
}

function describeStamp(total: number, { stampDuty }: PaymentTerms): string | null {
  if (!needsStamp(total, stampDuty)) return null;
  return [stampDuty.text, formatEuros(stampDuty.amount)].filter(Boolean).join(': ');
}
