import { stayRuleList } from '@approdo/shared/contract/stays/stay-rules';
import { describeRuleSeasonFaults } from '@approdo/shared/domain/stays/rule-list-faults';
import type { RuleSeason, Rules } from '@approdo/shared/domain/stays/stay-rules';
import { Stack, TextInput } from '@mantine/core';
import { yearDay } from '../../../kit/form/fields.ts';
import { FormButtons } from '../../../kit/form/form-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { FormWindow } from '../../../kit/form/form-window.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { columns } from '../../../kit/styles/columns.ts';
import { LISTED_RULES, PERIODS } from '../texts/stay-rules.ts';
import { LimitFields } from './limit-fields.tsx';
import { draftLimits, readLimits } from './limits-draft.ts';
import { sayInherited } from './say-limits.ts';

type Props = {
  readonly season: RuleSeason;
  readonly others: readonly RuleSeason[];
  readonly base: Rules;
  readonly onPut: (season: RuleSeason) => void;
  readonly onClose: () => void;
};

/** Rules of some days of every year. */
export function SeasonWindow({ season, others, base, onPut, onClose }: Props) {
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
      <form {...form.props}>
        <Stack>
          <FormProblem problem={form.problem} />
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
        </Stack>
      </form>
    </FormWindow>
  );
}
