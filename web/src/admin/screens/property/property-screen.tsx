import { Group, Text, Title } from '@mantine/core';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { HelpLink } from '../../help/help-link.tsx';
import { useProperty, useRates } from '../../resources/use-property.ts';
import { useStayRules } from '../../resources/use-stay-rules.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { PROPERTY, RATES } from '../../texts/property.ts';
import { STAY_RULES } from '../../texts/stay-rules.ts';
import { PropertyForm } from './property-form.tsx';
import styles from './property-screen.module.css';
import { RatesForm } from './rates-form.tsx';
import { StayRulesForm } from './stay-rules-form.tsx';

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
