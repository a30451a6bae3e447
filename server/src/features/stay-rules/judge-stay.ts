import type { Language } from '@approdo/shared/domain/language';
import { addDays, type LocalDate } from '@approdo/shared/domain/local-date';
import { prepareStayRules } from '@approdo/shared/domain/rule-faults';
import type { Stay, StayFaults } from '@approdo/shared/domain/stay';
import { bindsStays, reachOfRules } from '@approdo/shared/domain/stay-rules';
import type { Reader } from '../../db/transaction.ts';
import { listNeighbours, NOBODY } from '../bookings/neighbours.ts';
import { getTurnover } from '../property/property.service.ts';
import { getRulesFor } from './stay-rules.repository.ts';

/** What a stay that nobody has yet breaks of the owner's rules, to be worded; its dates themselves are sound. */
export async function judgeStay(
  reader: Reader,
  stay: Stay,
  { today, language }: { readonly today: LocalDate; readonly language: Language },
): Promise<StayFaults> {
  const rules = await getRulesFor(reader, stay);
  if (!bindsStays(rules)) return {};
  const { preparationDays, orphanNights, fillGaps } = rules;
  const turnover = await getTurnover(reader);
  const asksForNeighbours = preparationDays > 0 || orphanNights > 0 || fillGaps;
  const reach = reachOfRules(rules);
  const near = { from: addDays(stay.startDate, -reach), to: addDays(stay.endDate, reach) };
  const neighbours = asksForNeighbours ? await listNeighbours(reader, near) : NOBODY;
  return prepareStayRules({ rules, today, language, ...neighbours, ...turnover }).findFaults(stay);
}
