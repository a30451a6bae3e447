import type { InstalmentKind } from '../domain/money/instalments.ts';
import type { DepositLabel } from '../domain/money/transfer.ts';
import type { instalments } from './it/instalments.ts';

/** What a part of what is paid is called, in the words of a language. */
export function nameInstalment(kind: InstalmentKind, depositLabel: DepositLabel, words: typeof instalments): string {
  return kind === 'DEPOSIT' ? words[depositLabel] : words[kind];
}
