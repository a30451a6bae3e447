import { type StayRulesAnswer, stayRulesAnswer } from '@approdo/shared/contract/stay/stay-rules';
import { Group, Stack, Text, Title } from '@mantine/core';
import type { TakeUp } from '../../feedback/conflict.ts';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { FormFoot } from '../../form/form-foot.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { VersionedForm } from '../../form/versioned-form.tsx';
import { HelpLink } from '../../help/help-link.tsx';
import { useRates } from '../../resources/use-property.ts';
import { useStayRules } from '../../resources/use-stay-rules.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { RATES } from '../../texts/property.ts';
import { STAY_RULES } from '../../texts/stay-rules.ts';
import { RatesForm } from './rates-form.tsx';
import styles from './rates-screen.module.css';
import { RulesFields } from './stay-rules/rules-fields.tsx';
import { useStayRulesForm } from './stay-rules/use-stay-rules-form.ts';

/** What a stay costs and what is asked of stays, each saved on its own. */
export function RatesScreen() {
  const rates = useRates();
  const rules = useStayRules();
  return (
    <ScreenFrame>
      <div className={styles.parts}>
        <section aria-labelledby="rates">
          <Title order={2} id="rates" mb="md">
            {RATES.title}
          </Title>
          <QueryFaces query={rates} failure={RATES.loadFailed}>
            {(found) => <RatesForm rates={found} />}
          </QueryFaces>
        </section>
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
          <QueryFaces query={rules} failure={STAY_RULES.loadFailed}>
            {(found) => <StayRulesForm rules={found} />}
          </QueryFaces>
        </section>
      </div>
    </ScreenFrame>
  );
}

type Props = { readonly rules: StayRulesAnswer };

function StayRulesForm({ rules }: Props) {
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
