import { Stack, Switch, Text } from '@mantine/core';
import { Part } from '../../shell/part.tsx';
import { COUNTING, VISIT_LIMITS, VISIT_PARTS } from '../../texts/visits.ts';
import { useSwitchCounting } from './use-visits.ts';
import styles from './visits.module.css';

/** What the numbers cannot tell, and the switch that ends them. */
export function CountingPart({ isOn }: { readonly isOn: boolean }) {
  const change = useSwitchCounting();
  return (
    <Stack gap="xl">
      <Part id="limits" title={VISIT_PARTS.limits}>
        <ul className={styles.limits}>
          {VISIT_LIMITS.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Part>
      <Part id="counting" title={VISIT_PARTS.counting}>
        <Switch
          label={COUNTING.label}
          checked={change.isPending ? change.variables : isOn}
          onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
        />
        <Text c="dimmed" size="sm" mt="xs" maw="75ch">
          {COUNTING.hint}
        </Text>
      </Part>
    </Stack>
  );
}
