import { Title } from '@mantine/core';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { useProperty, useRates } from '../../resources/use-property.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { PROPERTY, RATES } from '../../texts/property.ts';
import { PropertyForm } from './property-form.tsx';
import styles from './property-screen.module.css';
import { RatesForm } from './rates-form.tsx';

/** What the property is and what it costs, each saved on its own. */
export function PropertyScreen() {
  const property = useProperty();
  const rates = useRates();
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
      </div>
    </ScreenFrame>
  );
}
