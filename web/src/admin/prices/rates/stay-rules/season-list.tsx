import { stayRuleList } from '@approdo/shared/contract/stays/stay-rules';
import { describeRuleSeasonFaults } from '@approdo/shared/domain/stays/rule-list-faults';
import type { RuleSeason, Rules } from '@approdo/shared/domain/stays/stay-rules';
import { Button, TextInput } from '@mantine/core';
import { memo, useState } from 'react';
import { useConfirm } from '../../../kit/feedback/confirm.tsx';
import { yearDay } from '../../../kit/form/fields.ts';
import { FormButtons } from '../../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../../kit/form/form-window.tsx';
import { StackedForm } from '../../../kit/form/stacked-form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { columns } from '../../../kit/styles/columns.ts';
import { LISTED_RULES, PERIODS } from '../texts/stay-rules.ts';
import { useRates } from '../use-prices.ts';
import { nameSeason } from '../year.ts';
import { LimitFields } from './limit-fields.tsx';
import { draftLimits, readLimits } from './limits-draft.ts';
import { RuleList } from './rule-list.tsx';
import { copyPeriods, sortSeasons } from './rules-draft.ts';
import { sayInherited, sayOwnLimits } from './say-limits.ts';

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

type WindowProps = {
  readonly season: RuleSeason;
  readonly others: readonly RuleSeason[];
  readonly base: Rules;
  readonly onPut: (season: RuleSeason) => void;
  readonly onClose: () => void;
};

/** Rules of some days of every year. */
function SeasonWindow({ season, others, base, onPut, onClose }: WindowProps) {
  const { from, to, ...limits } = season;
  const form = useForm({
    schema: stayRuleList.shape.seasons.element,
    start: { from: yearDay.encode(from), to: yearDay.encode(to), ...draftLimits(limits) },
    read: (draft) => ({ from: yearDay.decode(draft.from), to: yearDay.decode(draft.to), ...readLimits(draft) }),
    findFaults: (typed) => {
      const fault = describeRuleSeasonFaults([...others, typed]);
      return fault === '' ? {} : { from: fault };
    },
    save: async (typed) => onPut(typed),
    onSaved: onClose,
    describe: () => ({ text: '' }),
  });
  const leave = form.leaveBy(onClose);

  return (
    <FormWindow title={PERIODS.window} onClose={leave} size="lg">
      <StackedForm form={form}>
        <div style={columns('11rem', { gap: 'var(--space-3) var(--space-5)' })}>
          <TextInput label={PERIODS.from} {...form.field('from')} />
          <TextInput label={PERIODS.to} {...form.field('to')} />
        </div>
        <LimitFields
          limits={form.draft}
          inherited={(name) => sayInherited(name, base)}
          faultOf={(name) => form.faults[name]}
          onChange={form.change}
        />
        <FormButtons submit={LISTED_RULES.put} isSaving={form.isSaving} onCancel={leave} />
      </StackedForm>
    </FormWindow>
  );
}
