import type { PaymentSettingsAnswer } from '@approdo/shared/contract/money/payment-settings';
import { readTypedEuros, writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import type { CancellationRule } from '@approdo/shared/domain/money/cancellation-terms';
import { readNumber } from '../../kit/form/read-number.ts';

export type RuleDraft = Readonly<Record<keyof CancellationRule, string>>;

/** The terms as they are typed; those of the owner by the names that their faults have. */
export type TermsDraft = ReturnType<typeof draftOf>;

export function draftOf(terms: PaymentSettingsAnswer) {
  return {
    depositPercent: String(terms.depositPercent),
    depositDays: String(terms.depositDays),
    balanceDays: String(terms.balanceDays),
    securityDeposit: writeEuros(terms.securityDeposit),
    depositLabel: terms.depositLabel,
    'owner.name': terms.owner.name,
    'owner.taxCode': terms.owner.taxCode,
    'owner.address': terms.owner.address,
    holder: terms.holder,
    iban: terms.iban,
    bic: terms.bic ?? '',
    cancellationText: terms.cancellationText,
    cancellationRules: terms.cancellationRules.map(draftRule),
    'stampDuty.enabled': terms.stampDuty.enabled,
    'stampDuty.over': writeEuros(terms.stampDuty.over),
    'stampDuty.amount': writeEuros(terms.stampDuty.amount),
    'stampDuty.text': terms.stampDuty.text,
  };
}

/** From what is typed to what the server takes. */
export function readTerms(draft: TermsDraft) {
  const { 'owner.name': name, 'owner.taxCode': taxCode, 'owner.address': address, ...others } = draft;
  const {
    'stampDuty.enabled': enabled,
    'stampDuty.over': over,
    'stampDuty.amount': amount,
    'stampDuty.text': text,
    ...terms
  } = others;
  return {
    ...terms,
    depositPercent: readNumber(draft.depositPercent),
    depositDays: readNumber(draft.depositDays),
    balanceDays: readNumber(draft.balanceDays),
    securityDeposit: readTypedEuros(draft.securityDeposit),
    owner: { name, taxCode, address },
    cancellationRules: readRules(draft.cancellationRules),
    stampDuty: { enabled, over: readTypedEuros(over), amount: readTypedEuros(amount), text },
  };
}

export function readRules(rules: readonly RuleDraft[]): CancellationRule[] {
  return rules.map(({ daysBefore, percent }) => ({ daysBefore: readNumber(daysBefore), percent: readNumber(percent) }));
}

function draftRule({ daysBefore, percent }: CancellationRule): RuleDraft {
  return { daysBefore: String(daysBefore), percent: String(percent) };
}
