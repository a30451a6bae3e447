import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { stayRules } from '@approdo/shared/contract/stays/stay-rules';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { useMemo } from 'react';
import { useSameDayTurnover } from '../../content/property/index.ts';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { useRead } from '../../session/use-read.ts';
import { createRuleCheck } from './rule-check.ts';
import { RULE_QUESTION } from './texts/stay-rules.ts';

/** The stays of other calendars, which preparation days apply to; loaded only if there are any such days. */
export function useImportedStays() {
  const { data: rules } = useRead(stayRules.get);
  return useRead(stayRules.importedStays, { enabled: (rules?.preparationDays ?? 0) > 0 });
}

/** Finds the rules that one of these bookings breaks; none until the rules are loaded. */
export function useRuleCheck(bookings: readonly Booking[]) {
  const { data: rules } = useRead(stayRules.get);
  const facts = useFacts(bookings);
  return useMemo(() => (rules ? createRuleCheck({ ...facts, rules }) : () => []), [facts, rules]);
}

/** Asks before a booking, or a change of it, that breaks rules; waits until the rules are loaded. */
export function useRuleQuestion(bookings: readonly Booking[]) {
  const { data, refetch } = useRead(stayRules.get);
  const facts = useFacts(bookings);
  const confirm = useConfirm();
  return async (booking: Booking, stay?: Stay): Promise<boolean> => {
    const rules = data ?? (await refetch()).data;
    const faults = rules ? createRuleCheck({ ...facts, rules })(booking, stay) : [];
    if (faults.length === 0) return true;
    return await confirm({ ...RULE_QUESTION, text: RULE_QUESTION.text(faults), isHarmless: true });
  };
}

function useFacts(bookings: readonly Booking[]) {
  const { data: importedStays } = useImportedStays();
  const sameDayTurnover = useSameDayTurnover();
  const today = todayInRome(new Date());
  return useMemo(
    () => ({ bookings, importedStays: importedStays ?? [], sameDayTurnover, today }),
    [bookings, importedStays, sameDayTurnover, today],
  );
}
