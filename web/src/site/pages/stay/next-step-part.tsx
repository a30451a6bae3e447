import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { sayEuros } from '@approdo/shared/domain/base/money/money';
import { labelled } from '@approdo/shared/words/base/labelled';
import { nameInstalment } from '@approdo/shared/words/money/name-instalment';
import buttons from '../../../ui/button.module.css';
import { type FurtherTexts, useFurtherTexts } from '../../texts/use-texts.ts';
import type { NextStep } from './find-next-step.ts';
import { SECTION_IDS } from './section-ids.ts';
import styles from './stay-view.module.css';

type Props = {
  readonly step: NextStep;
  readonly depositLabel: BookingMoney['depositLabel'];
  readonly today: LocalDate;
};

/** What the guest does now, and the link to where she does it. */
export function NextStepPart({ step, depositLabel, today }: Props) {
  const texts = useFurtherTexts();
  const words = texts.stayNext;
  return (
    <section className={styles.next} aria-labelledby="stay-next">
      <h3 id="stay-next">{words.title}</h3>
      <p>{sayStep(step, { texts, depositLabel, today })}</p>
      <a className={buttons.button} href={addressOf(step, texts)}>
        {words.links[step.kind]}
      </a>
    </section>
  );
}

type Wording = Pick<Props, 'depositLabel' | 'today'> & { readonly texts: FurtherTexts };

function sayStep(step: NextStep, { texts, depositLabel, today }: Wording): string {
  const { language, stay, stayNext: words } = texts;
  switch (step.kind) {
    case 'PAY': {
      const { amount, dueDate } = step.pay;
      const sayUntil = dueDate < today ? stay.payments.states.OVERDUE : stay.pay.until;
      const due = `${sayEuros(amount, language)} ${sayUntil(sayLocalDate(dueDate, language))}`;
      return labelled(nameInstalment(step.pay, depositLabel, stay.kinds), due, language);
    }
    case 'REGISTER':
      return words.register(sayLocalDate(step.until, language));
    default:
      return words.says[step.kind];
  }
}

/** The check-in link stands in the mail alone: whoever has lost it asks for another. */
const SECTION_OF_STEP = {
  PAY: 'payments',
  ACCEPT: 'documents',
  REGISTER: 'messages',
  ANSWER: 'messages',
  ARRIVE: 'arrival',
} as const;

function addressOf({ kind }: NextStep, { language }: FurtherTexts): string {
  return kind === 'REVIEW' ? addressIn(language, '/#recensioni') : `#${SECTION_IDS[SECTION_OF_STEP[kind]]}`;
}
