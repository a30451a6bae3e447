import { type PropertyAnswer, propertyAnswer } from '@approdo/shared/contract/stay/property';
import { type StayRulesAnswer, stayRulesAnswer } from '@approdo/shared/contract/stay/stay-rules';
import { Group, Stack, Text, Title } from '@mantine/core';
import type { TakeUp } from '../../feedback/conflict.ts';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { FormFoot } from '../../form/form-foot.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import { VersionedForm } from '../../form/versioned-form.tsx';
import { HelpLink } from '../../help/help-link.tsx';
import { DetailsFields } from '../../parts/property/details-fields.tsx';
import { PlaceFields } from '../../parts/property/place-fields.tsx';
import { AmenityList, ImageList } from '../../parts/property/property-lists.tsx';
import { TurnoverField } from '../../parts/property/turnover-field.tsx';
import { usePropertyForm } from '../../parts/property/use-property-form.ts';
import { useProperty, useRates } from '../../resources/use-property.ts';
import { useStayRules } from '../../resources/use-stay-rules.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { PROPERTY, RATES } from '../../texts/property.ts';
import { SHELL } from '../../texts/shell.ts';
import { STAY_RULES } from '../../texts/stay-rules.ts';
import { LanguageTabs } from '../../translations/language-tabs.tsx';
import styles from './property-screen.module.css';
import { RatesForm } from './rates-form.tsx';
import { RulesFields } from './stay-rules/rules-fields.tsx';
import { useStayRulesForm } from './stay-rules/use-stay-rules-form.ts';

/** What the property is, what it costs and what is asked of stays, each saved on its own. */
export function PropertyScreen() {
  const property = useProperty();
  const rates = useRates();
  const rules = useStayRules();
  return (
    <ScreenFrame>
      <div className={styles.parts}>
        <QueryFaces query={property} failure={PROPERTY.loadFailed}>
          {(found) => <PropertyForm property={found} />}
        </QueryFaces>
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

/** What is asked of stays, saved on its own. */
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

type PropertyFormProps = { readonly property: PropertyAnswer };

/** What the property is, has and shows. */
function PropertyForm({ property }: PropertyFormProps) {
  return (
    <LanguageTabs kind="property" id="property">
      <VersionedForm of={property} shape={propertyAnswer}>
        {(current, takeUp) => <PropertyFields property={current} takeUp={takeUp} />}
      </VersionedForm>
    </LanguageTabs>
  );
}

function PropertyFields({ property, takeUp }: PropertyFormProps & { readonly takeUp: TakeUp }) {
  const form = usePropertyForm({ property, takeUp });
  return (
    <form {...form.props}>
      <Stack>
        <FormProblem problem={form.problem} />
        <DetailsFields form={form} />
        <TurnoverField form={form} />
        <AmenityList form={form} />
        <ImageList form={form} />
        <PlaceFields form={form} />
        <div>
          <SubmitButton isSaving={form.isSaving}>{SHELL.save}</SubmitButton>
        </div>
      </Stack>
    </form>
  );
}
