import { stayRules } from '@approdo/shared/contract/stays/stay-rules';
import { listDays } from '@approdo/shared/domain/base/date/local-date';
import { nameDates } from '@approdo/shared/domain/base/date/name-days';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { formatWholeEuros, sayEuros } from '@approdo/shared/domain/base/money/money';
import { centsOfSevenths } from '@approdo/shared/domain/prices/night-price';
import type { DayPrices } from '@approdo/shared/domain/prices/rates';
import { createRuleLookup, type RuleLists } from '@approdo/shared/domain/stays/rule-lookup';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { Button, UnstyledButton } from '@mantine/core';
import { memo, useMemo, useState } from 'react';
import kit from '../../../kit/styles/kit.module.css';
import { useRead } from '../../../session/use-read.ts';
import { PRICE_YEAR } from '../texts/prices.ts';
import { LIMIT_TEXTS, LISTED_RULES } from '../texts/stay-rules.ts';
import { nameSeason } from '../year.ts';
import type { ListedPrices } from './listed-prices.ts';

type Props = {
  readonly listed: readonly ListedPrices[];
  readonly year: number;
  readonly onPick: (days: Stay) => void;
};

/** The rows before the button for more: a year of seasons fits. */
const ROWS = 24;

/** The prices as they come, each a button that picks its days. Memoised. */
export const SeasonRows = memo(function SeasonRows({ listed, year, onPick }: Props) {
  const { data: rules } = useRead(stayRules.get);
  const sayFewest = useMemo(() => prepareFewest(rules), [rules]);
  const [visibleCount, setVisibleCount] = useState(ROWS);
  return (
    <div>
      <p className={kit.hintBelow}>{PRICE_YEAR.listHint}</p>
      <ul className={kit.plainList} aria-label={PRICE_YEAR.list}>
        {listed.slice(0, visibleCount).map((one) => (
          <li
            key={`${one.startDate} ${'startDate' in one.prices}`}
            style={{ borderBlockStart: '1px solid var(--line)' }}
          >
            <UnstyledButton w="100%" mih="2.75rem" py="var(--space-2)" onClick={() => onPick(one)}>
              <span className={kit.spread}>
                <span className={`${kit.strong} ${kit.link}`}>{nameListed(one, year)}</span>{' '}
                <span>{PRICE_YEAR.aWeek(formatWholeEuros(one.prices.weeklyPrice))}</span>
              </span>{' '}
              <span className={`${kit.block} ${kit.muted}`}>
                {[nameException(one), sayNight(one.prices), sayFewest(one)].filter(Boolean).join(' · ')}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {listed.length > visibleCount && (
        <Button variant="default" mt="sm" onClick={() => setVisibleCount(visibleCount + ROWS)}>
          {LISTED_RULES.more}
        </Button>
      )}
    </div>
  );
});

/** With the year where it is not that of the list. */
function nameListed({ startDate, endDate, prices }: ListedPrices, year: number): string {
  const isOfYear = !('startDate' in prices) && startDate.startsWith(`${year}-`);
  return isOfYear
    ? nameSeason({ from: startDate.slice(5), to: endDate.slice(5) })
    : nameDates(startDate, endDate, ITALIAN);
}

function nameException({ prices }: ListedPrices): string | undefined {
  return 'startDate' in prices ? (prices.label ?? PRICE_YEAR.exceptions) : undefined;
}

/** The nightly price, or a seventh of the week, which a night of a long stay costs. */
function sayNight({ weeklyPrice, nightlyPrice = Number.NaN }: DayPrices): string {
  const isTyped = Number.isSafeInteger(nightlyPrice);
  return PRICE_YEAR.aNight(sayEuros(isTyped ? nightlyPrice * 100 : centsOfSevenths(weeklyPrice * 100)));
}

/** Says the fewest nights of stays that arrive on some days; nothing until the rules are loaded. */
function prepareFewest(rules: RuleLists | undefined): (days: Stay) => string | undefined {
  if (!rules) return () => undefined;
  const findLimits = createRuleLookup(rules);
  return ({ startDate, endDate }) => {
    const nights = listDays(startDate, endDate).map((day) => findLimits(day).minNights ?? 1);
    const [fewest, most] = [Math.min(...nights), Math.max(...nights)];
    return fewest === most ? LIMIT_TEXTS.minNights(most) : PRICE_YEAR.minNights(fewest, most);
  };
}
