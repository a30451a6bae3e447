import { describeRuleSeasonFaults } from '@approdo/shared/domain/stays/rule-list-faults';
import type { RuleSeason, Rules } from '@approdo/shared/domain/stays/stay-rules';
import { Button } from '@mantine/core';
import { memo, useState } from 'react';
import { useConfirm } from '../../../kit/feedback/confirm.tsx';
import { PERIODS } from '../texts/stay-rules.ts';
import { useRates } from '../use-prices.ts';
import { nameSeason } from '../year.ts';
import { RuleList } from './rule-list.tsx';
import { copyPeriods, sortSeasons } from './rules-draft.ts';
import { sayOwnLimits } from './say-limits.ts';
import { SeasonWindow } from './season-window.tsx';

type Props = {
  readonly seasons: readonly RuleSeason[];
  readonly base: Rules;
  readonly fault: string | undefined;
  readonly onChange: (seasons: readonly RuleSeason[]) => void;
};

const NEW_SEASON: RuleSeason = { from: '', to: '' };

/** Yearly periods with their own rules. Memoised. */
export const SeasonList = memo(function SeasonList({ seasons, base, fault, onChange }: Props) {
  const [opened, setOpened] = useState<number>();
  const copy = useCopyOfPrices(seasons, onChange);
  return (
    <>
      <RuleList
        legend={PERIODS.title}
        help={PERIODS.help}
        empty={PERIODS.empty}
        fault={fault ?? describeRuleSeasonFaults(seasons)}
        rules={seasons.map((season, place) => ({
          kind: 'season',
          place,
          name: nameSeason(season),
          text: sayOwnLimits(season),
        }))}
        onEdit={setOpened}
        onRemove={(place) => onChange(seasons.toSpliced(place, 1))}
      >
        <Button variant="default" onClick={() => setOpened(seasons.length)}>
          {PERIODS.add}
        </Button>
        {copy && (
          <Button variant="default" onClick={() => void copy()}>
            {PERIODS.copy}
          </Button>
        )}
      </RuleList>
      {opened !== undefined && (
        <SeasonWindow
          season={seasons[opened] ?? NEW_SEASON}
          others={seasons.toSpliced(opened, 1)}
          base={base}
          onPut={(season) => onChange(sortSeasons(seasons.toSpliced(opened, 1, season)))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
});

/** Copies the periods of the price list, once loaded; asks if existing periods would be lost. */
function useCopyOfPrices(
  seasons: readonly RuleSeason[],
  onChange: Props['onChange'],
): (() => Promise<void>) | undefined {
  const prices = useRates().data?.seasons;
  const confirm = useConfirm();
  if (!prices) return undefined;
  return async () => {
    const copied = copyPeriods(prices, seasons);
    const isLosing = seasons.some((season) => !copied.includes(season));
    const question = { title: PERIODS.replaceTitle, text: PERIODS.replaceText, action: PERIODS.replace };
    if (!isLosing || (await confirm(question))) onChange(copied);
  };
}
