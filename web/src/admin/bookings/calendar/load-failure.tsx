import { Button, Group, Paper, Text } from '@mantine/core';
import { isSessionOver, sayThisFirst } from '../../kit/feedback/failure.ts';
import { SHELL } from '../../kit/texts.ts';
import { STAY_CALENDAR } from './texts.ts';

type Props = { readonly fault: Error | null | undefined; readonly onRetry: () => void };

/** Why what is shown may be old, and a way on; what is shown stays below it. */
export function LoadFailure({ fault, onRetry }: Props) {
  if (!fault || isSessionOver(fault)) return null;
  const { text, detail } = sayThisFirst(fault, STAY_CALENDAR.loadFailed);
  return (
    <Paper withBorder p="md" mb="md" role="alert">
      <Group justify="space-between">
        <div>
          <Text fw={600}>{text}</Text>
          {detail && <Text c="dimmed">{detail}</Text>}
        </div>
        <Button variant="default" onClick={onRetry}>
          {SHELL.retry}
        </Button>
      </Group>
    </Paper>
  );
}
