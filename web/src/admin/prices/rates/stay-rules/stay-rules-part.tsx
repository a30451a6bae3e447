import { type StayRulesAnswer, stayRules, stayRulesAnswer } from '@approdo/shared/contract/stays/stay-rules';
import { Group, Stack, Text, Title } from '@mantine/core';
import type { LoadLatest } from '../../../kit/feedback/conflict.ts';
import { QueryStates } from '../../../kit/feedback/query-states.tsx';
import { FormFoot } from '../../../kit/form/form-foot.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { VersionedForm } from '../../../kit/form/versioned-form.tsx';
import { HelpLink } from '../../../kit/frame/help-link.tsx';
import { useRead } from '../../../session/use-read.ts';
import { useLeavingPart } from '../price-part.ts';
import { STAY_RULES } from '../texts/stay-rules.ts';
import { RulesFields } from './rules-fields.tsx';
import { useStayRulesForm } from './use-stay-rules-form.ts';

/** The tab of rules of stay. */
export function StayRulesPart() {
  const rules = useRead(stayRules.get);
  return (
    <section aria-labelledby="stay-rules">
      <Group gap="xs" wrap="nowrap">
        <Title order={2} id="stay-rules">
          {STAY_RULES.title}
        </Title>
        <HelpLink place={{ page: 'rules' }} />
      </Group>
      <Text c="dimmed" mb="md">
        {STAY_RULES.intro}
      </Text>
      <QueryStates query={rules} failure={STAY_RULES.loadFailed}>
        {(found) => (
          <VersionedForm of={found} shape={stayRulesAnswer}>
            {(current, loadLatest) => <Fields rules={current} loadLatest={loadLatest} />}
          </VersionedForm>
        )}
      </QueryStates>
    </section>
  );
}

function Fields({ rules, loadLatest }: { readonly rules: StayRulesAnswer; readonly loadLatest: LoadLatest }) {
  const form = useStayRulesForm({ rules, loadLatest });
  useLeavingPart(form.isChanged);
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
