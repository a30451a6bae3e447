import { type StayRulesAnswer, stayRulesAnswer } from '@approdo/shared/contract/stay/stay-rules';
import { Stack } from '@mantine/core';
import type { TakeUp } from '../../feedback/conflict.ts';
import { FormFoot } from '../../form/form-foot.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { VersionedForm } from '../../form/versioned-form.tsx';
import { STAY_RULES } from '../../texts/stay-rules.ts';
import { RulesFields } from './stay-rules/rules-fields.tsx';
import { useStayRulesForm } from './stay-rules/use-stay-rules-form.ts';

type Props = { readonly rules: StayRulesAnswer };

/** What is asked of stays, saved on its own. */
export function StayRulesForm({ rules }: Props) {
  return (
    <VersionedForm of={rules} shape={stayRulesAnswer}>
      {(current, takeUp) => <Fields rules={current} takeUp={takeUp} />}
    </VersionedForm>
  );
}

function Fields({ rules, takeUp }: Props & { readonly takeUp: TakeUp }) {
  const form = useStayRulesForm({ rules, takeUp });
  return (
    <form {...form.props}>
      <Stack>
        <FormProblem problem={form.problem} />
        <RulesFields form={form} />
        <FormFoot submit={STAY_RULES.save} form={form} />
      </Stack>
    </form>
  );
}
