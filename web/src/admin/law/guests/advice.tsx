import { Text } from '@mantine/core';
import { LAW_NOTE } from './texts/law-note.ts';

/** The small disclaimer on each screen about legal duties (LAW.md). */
export function Advice() {
  return (
    <Text size="xs" c="dimmed" maw="75ch">
      {LAW_NOTE}
    </Text>
  );
}
