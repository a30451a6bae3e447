import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { nameDay } from '@approdo/shared/domain/base/date/name-days';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { lastDayOf, monthOf, shiftMonth } from '../../../../ui/availability-calendar/month.ts';
import kit from '../../../kit/styles/kit.module.css';
import type { Picking, PickingStep } from '../../../stays/stays/index.ts';
import { RULE_YEAR } from '../texts/stay-rules.ts';
import frame from '../year-painter/year-painter.module.css';
import { MONTHS_OF_YEAR, YearPainter } from '../year-painter/year-painter.tsx';
import type { RuleOfDay } from './rule-days.ts';
import styles from './rule-year.module.css';
import { styleOf, type YearDay } from './year-days.ts';

type Props = {
  readonly today: LocalDate;
  readonly days: ReadonlyMap<LocalDate, YearDay>;
  readonly picking: Picking;
  readonly onStep: (step: PickingStep) => void;
};

/** The visible days: from today to the end of the twelfth month. */
export function yearFrom(today: LocalDate): Stay {
  return { startDate: today, endDate: lastDayOf(shiftMonth(monthOf(today), MONTHS_OF_YEAR - 1)) };
}

/** The year with the rule of each day. */
export function RuleYear({ today, days, picking, onStep }: Props) {
  const pointed = picking.announced ?? picking.focused;
  const facts = days.get(pointed);
  return (
    <YearPainter
      {...{ today, days, picking, onStep }}
      label={RULE_YEAR.title}
      hint={RULE_YEAR.hint}
      legend={<YearLegend days={days} />}
      range={yearFrom(today)}
      element="button"
      dayClass={styles.day}
      monthsClass={styles.months}
      told={
        facts && (
          <>
            {nameDay(pointed, ITALIAN)} · <strong>{facts.name}</strong>:{' '}
            {[facts.holds, facts.taken].filter(Boolean).join(' · ')}
          </>
        )
      }
    />
  );
}

/** Maximum named rules per kind; each day also names its own. */
const MAX_NAMED = 14;
const KINDS = ['base', 'season', 'exception'] as const;

/** The legend of the colours and strokes, naming the visible rules. */
function YearLegend({ days }: { readonly days: ReadonlyMap<string, YearDay> }) {
  const names = new Map<string, YearDay>();
  for (const day of days.values()) names.set(`${day.rule.kind} ${day.rule.place}`, day);
  const named = [...names.values()];
  return (
    <ul className={`${kit.hint} ${kit.plainList} ${kit.facts}`} aria-label={RULE_YEAR.legend}>
      {KINDS.map((kind) => (
        <NamedRules key={kind} days={named.filter(({ rule }) => rule.kind === kind)} />
      ))}
      <li className={kit.row}>
        <span className={styles.taken} data-morning="" data-evening="" />
        {RULE_YEAR.taken}
      </li>
    </ul>
  );
}

function NamedRules({ days }: { readonly days: readonly YearDay[] }) {
  const others = days.length - MAX_NAMED;
  return (
    <>
      {days.slice(0, MAX_NAMED).map(({ rule, name }) => (
        <li key={rule.place} className={kit.row}>
          <RuleSwatch rule={rule} />
          {name}
        </li>
      ))}
      {others > 0 && <li>{RULE_YEAR.others(others)}</li>}
    </>
  );
}

/** The colour and stroke of a rule. */
export function RuleSwatch({ rule }: { readonly rule: Pick<RuleOfDay, 'kind' | 'place'> }) {
  return <span className={`${frame.swatch} ${styles.swatch}`} {...styleOf(rule)} />;
}
