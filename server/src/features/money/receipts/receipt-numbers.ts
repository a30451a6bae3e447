import { formatReceiptNumber, type ReceiptNumber } from '@approdo/shared/domain/money/receipt';
import { z } from 'zod';
import type { OpenStoredValue } from '../../../adapters/stored-values.ts';
import type { Reader } from '../../../db/transaction.ts';
import { listHighestNumbers, listNumbers, readHighestNumber } from './receipts.repository.ts';

const highest = z.record(z.string().regex(/^\d{4}$/), z.number().int().positive());
type Highest = Readonly<z.output<typeof highest>>;

export type ReceiptNumbers = ReturnType<typeof openReceiptNumbers>;

/**
 * The highest number of each year, stored outside the database too: after a restore, numbers given since the backup are
 * not given again.
 */
export function openReceiptNumbers(openStoredValue: OpenStoredValue) {
  const stored = openStoredValue<Highest>({ name: 'receipt-numbers.json', shape: highest, fallback: {} });

  return {
    /** The number for the next receipt; taken once that is stored. `lost` are the numbers that a restore removed. */
    async readNext(reader: Reader, year: number): Promise<ReceiptNumber & { readonly lost: string | undefined }> {
      const known = await readHighestNumber(reader, year);
      const given = (await stored.read())[year] ?? 0;
      return {
        year,
        number: Math.max(known, given) + 1,
        lost: given > known ? nameNumbers({ year, from: known + 1, to: given }) : undefined,
      };
    },

    /** Numbers of a year that were given and that a restore removed, in order. */
    async listLost(reader: Reader, year: number): Promise<string[]> {
      const known = new Set(await listNumbers(reader, year));
      const given = Math.max(0, ...known, (await stored.read())[year] ?? 0);
      const all = Array.from({ length: given }, (_, place) => place + 1);
      return all.filter((number) => !known.has(number)).map((number) => formatReceiptNumber({ year, number }));
    },

    async remember(numbers: readonly ReceiptNumber[]): Promise<void> {
      const isKnown = (present: Highest) => numbers.every(({ year, number }) => (present[year] ?? 0) >= number);
      await stored.change((present) => (isKnown(present) ? present : raised(present, numbers)));
    },

    /** Makes up for numbers that were not stored because the process was killed. */
    async rememberAll(reader: Reader): Promise<void> {
      await this.remember(await listHighestNumbers(reader));
    },
  };
}

type Numbers = { readonly year: number; readonly from: number; readonly to: number };

/** `4/2027`, or `4–6/2027`. */
export function nameNumbers({ year, from, to }: Numbers): string {
  return from === to
    ? formatReceiptNumber({ year, number: from })
    : `${from}–${formatReceiptNumber({ year, number: to })}`;
}

function raised(present: Highest, numbers: readonly ReceiptNumber[]): Highest {
  const next: Record<string, number> = { ...present };
  for (const { year, number } of numbers) next[year] = Math.max(next[year] ?? 0, number);
  return next;
}
