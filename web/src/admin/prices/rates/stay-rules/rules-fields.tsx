import { stayRuleList } from '@approdo/shared/contract/stays/stay-rules';
import { type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import type { RuleException, RuleSeason, Rules } from '@approdo/shared/domain/stays/stay-rules';
import { Fieldset, Switch, TextInput } from '@mantine/core';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { z } from 'zod';
import type { useForm } from '../../../kit/form/use-form.ts';
import { Fold } from '../../../kit/frame/fold.tsx';
import { columns } from '../../../kit/styles/columns.ts';
import kit from '../../../kit/styles/kit.module.css';
import { MORE_RULES, STAY_RULES } from '../texts/stay-rules.ts';
import { ExceptionList } from './exception-list.tsx';
import { LimitFields } from './limit-fields.tsx';
import { type LimitsDraft, NO_LIMITS, readLimits } from './limits-draft.ts';
import type { rulesForm } from './rules-draft.ts';
import { SeasonList } from './season-list.tsx';
import { YearPart } from './year-part.tsx';

/** The form of the rules, whatever it sends. */
type StayRulesForm = Omit<ReturnType<typeof useForm<z.input<typeof rulesForm>, unknown>>, 'tryOut'>;

type Props = { readonly form: StayRulesForm; readonly today?: LocalDate };

/** All rules of stay, below a live view of the next twelve months. */
export function RulesFields({ form, today = todayInRome(new Date()) }: Props) {
  const { draft, faults, field, tick, change } = form;
  // Typing shows at once; the derived days are deferred.
  const typedBase = useDeferredValue(draft.base);
  const base = useMemo(() => readBase(typedBase), [typedBase]);
  const lists = useMemo(
    () => ({ base, seasons: draft.seasons, exceptions: draft.exceptions }),
    [base, draft.seasons, draft.exceptions],
  );
  const changeSeasons = useCallback((seasons: readonly RuleSeason[]) => change('seasons', seasons), [change]);
  const changeExceptions = useCallback(
    (exceptions: readonly RuleException[]) => change('exceptions', exceptions),
    [change],
  );
  const whole = { type: 'number', inputMode: 'numeric', min: 0 } as const;
  return (
    <>
      <YearPart lists={lists} today={today} onChange={changeExceptions} />
      <Fieldset legend={STAY_RULES.base}>
        <p className={kit.hintBelow}>{STAY_RULES.baseHelp}</p>
        <LimitFields
          limits={draft.base}
          faultOf={(name) => faults[`base.${name}`]}
          onChange={(name, limit) => change('base', { ...draft.base, [name]: limit })}
        />
      </Fieldset>
      <SeasonList
        seasons={draft.seasons}
        base={base}
        fault={findListFault(faults, 'seasons')}
        onChange={changeSeasons}
      />
      <ExceptionList
        lists={lists}
        today={today}
        fault={findListFault(faults, 'exceptions')}
        onChange={changeExceptions}
      />
      <Fieldset legend={STAY_RULES.between}>
        <div style={columns('19rem', { gap: 'var(--space-4) var(--space-5)', align: 'end' })}>
          <TextInput
            label={MORE_RULES.preparationDays}
            description={MORE_RULES.preparationDaysHelp}
            {...whole}
            {...field('preparationDays')}
          />
          <TextInput
            label={MORE_RULES.orphanNights}
            description={MORE_RULES.orphanNightsHelp}
            {...whole}
            {...field('orphanNights')}
          />
          <Switch
            className={kit.wholeRow}
            label={MORE_RULES.fillGaps}
            description={MORE_RULES.fillGapsHelp}
            {...tick('fillGaps')}
          />
        </div>
      </Fieldset>
      <Fold title={STAY_RULES.requests}>
        <div style={columns('19rem', { gap: 'var(--space-4) var(--space-5)', align: 'end' })}>
          <TextInput
            label={MORE_RULES.horizonMonths}
            description={MORE_RULES.horizonMonthsHelp}
            {...whole}
            {...field('horizonMonths')}
          />
          <TextInput
            label={MORE_RULES.requestHours}
            description={MORE_RULES.requestHoursHelp}
            {...whole}
            {...field('requestHours')}
          />
        </div>
      </Fold>
    </>
  );
}

/** The base rules as typed; an incomplete number sets no rule yet. */
function readBase(draft: LimitsDraft): Rules {
  const read = Object.entries(readLimits(draft)).filter(
    ([name, limit]) => stayRuleList.shape.base.safeParse({ [name]: limit }).success,
  );
  return stayRuleList.shape.base.safeParse(Object.fromEntries(read)).data ?? NO_LIMITS;
}

/** The fault of a list or one of its entries. */
function findListFault(faults: StayRulesForm['faults'], name: 'seasons' | 'exceptions'): string | undefined {
  return Object.entries(faults).find(
    ([field, fault]) => fault && (field === name || field.startsWith(`${name}.`)),
  )?.[1];
}
