import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import type { Instalment } from '@approdo/shared/domain/money/instalments';
import { labelled } from '@approdo/shared/words/base/labelled';
import { MONEY_WORDS } from '@approdo/shared/words/money/money-words';
import { nameInstalment } from '@approdo/shared/words/money/name-instalment';
import type { PaymentTerms } from './payments.table.ts';

type Words = {
  readonly language: Language;
  readonly depositLabel: PaymentTerms['depositLabel'];
  readonly day: (date: LocalDate) => string;
};

/** `Saldo: 424,00 € entro il 13/05/2027`, one line each. */
export function describeInstalments(parts: readonly Instalment[], { language, depositLabel, day }: Words): string {
  const { instalments, due } = MONEY_WORDS[language];
  return parts
    .map((part) => {
      const name = nameInstalment(part, depositLabel, instalments);
      return labelled(name, `${formatEuros(part.amount, language)} ${due.until} ${day(part.dueDate)}`, language);
    })
    .join('\n');
}
