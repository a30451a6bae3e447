import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import type { Language } from '@approdo/shared/domain/language/language';
import type { Instalment } from '@approdo/shared/domain/money/instalments';
import { formatEuros } from '@approdo/shared/domain/money/money';
import { instalments as german } from '@approdo/shared/words/de/instalments';
import { instalments as english } from '@approdo/shared/words/en/instalments';
import { instalments as french } from '@approdo/shared/words/fr/instalments';
import { instalments as italian } from '@approdo/shared/words/it/instalments';
import { labelled } from '@approdo/shared/words/labelled';
import { nameInstalment } from '@approdo/shared/words/name-instalment';
import type { PaymentTerms } from './payments.table.ts';

const NAMES = { it: italian, en: english, de: german, fr: french } as const satisfies Record<Language, typeof italian>;

const UNTIL: Readonly<Record<Language, string>> = { it: 'entro il', en: 'by', de: 'bis zum', fr: 'au plus tard le' };

type Words = {
  readonly language: Language;
  readonly depositLabel: PaymentTerms['depositLabel'];
  readonly day: (date: LocalDate) => string;
};

/** `Saldo: 424,00 € entro il 13/05/2027`, each in a line of its own. */
export function describeInstalments(parts: readonly Instalment[], { language, depositLabel, day }: Words): string {
  return parts
    .map(({ kind, amount, dueDate }) => {
      const name = nameInstalment(kind, depositLabel, NAMES[language]);
      return labelled(name, `${formatEuros(amount, language)} ${UNTIL[language]} ${day(dueDate)}`, language);
    })
    .join('\n');
}
