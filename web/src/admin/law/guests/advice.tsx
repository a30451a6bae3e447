import { Text } from '@mantine/core';
import { LAW_NOTE } from './texts/law-note.ts';

/** What stands once, small, on each screen of what the law asks (LAW.md). */
export function Advice() {
  return (
    <Text size="xs" c="dimmed" maw="75ch">
      {LAW_NOTE}
    </Text>
  );
}
