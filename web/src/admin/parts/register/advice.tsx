import { Text } from '@mantine/core';
import { REGISTER } from '../../texts/register.ts';

/** What stands once, small, on each screen of what the law asks (LAW.md). */
export function Advice() {
  return (
    <Text size="xs" c="dimmed" maw="75ch">
      {REGISTER.advice}
    </Text>
  );
}
