import type { Instalment } from '../../domain/money/instalments.ts';
import type { DepositLabel } from '../../domain/money/transfer.ts';
import type { instalments } from '../catalogues/it/money/instalments.ts';

/** The name of an instalment in the words of a language: `Saldo`, `Imposta di soggiorno (stima)`. */
export function nameInstalment(
  { kind, isEstimate }: Pick<Instalment, 'kind' | 'isEstimate'>,
  depositLabel: DepositLabel,
  words: typeof instalments,
): string {
  const name = kind === 'DEPOSIT' ? words[depositLabel] : words[kind];
  return isEstimate ? `${name} (${words.estimate})` : name;
}
