import {
  type StayRulesAnswer,
  stayRuleList,
  stayRules,
  stayRulesAnswer,
} from '@approdo/shared/contract/stays/stay-rules';
import { Group, Text, Title } from '@mantine/core';
import type { LoadLatest } from '../../../kit/feedback/conflict.ts';
import { QueryStates } from '../../../kit/feedback/query-states.tsx';
import { useWrite } from '../../../kit/feedback/use-action.ts';
import { FormFoot } from '../../../kit/form/form-foot.tsx';
import { StackedForm } from '../../../kit/form/stacked-form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { VersionedForm } from '../../../kit/form/versioned-form.tsx';
import { HelpLink } from '../../../kit/frame/help-link.tsx';
import { useRead } from '../../../session/use-read.ts';
import { useLeavingPart } from '../price-part.tsx';
import { STAY_RULES } from '../texts/stay-rules.ts';
import { rulesForm } from './rules-draft.ts';
import { RulesFields } from './rules-fields.tsx';

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
  const replace = useWrite(stayRules.replace, { success: () => STAY_RULES.saved });
  const form = useForm({
    schema: stayRuleList,
    start: rulesForm.encode(rules),
    read: rulesForm.decode,
    version: rules.version,
    loadLatest,
    save: (body, version) => replace.mutateAsync({ body, version }),
    describe: STAY_RULES.saveFailed,
  });
  useLeavingPart(form.isChanged);
  return (
    <StackedForm form={form}>
      <RulesFields form={form} />
      <FormFoot submit={STAY_RULES.save} form={form} />
    </StackedForm>
  );
}
