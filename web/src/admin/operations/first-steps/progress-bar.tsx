import type { FirstSteps } from '@approdo/shared/contract/operations/start';
import { Progress, Text } from '@mantine/core';
import { countDone } from './steps.ts';
import { START } from './texts.ts';

/** How many of the steps are done. */
export function ProgressBar({ steps }: Pick<FirstSteps, 'steps'>) {
  const done = countDone(steps);
  const words = START.progress(done, steps.length);
  return (
    <div>
      <Text size="sm" c="dimmed" mb={4}>
        {words}
      </Text>
      <Progress.Root size="md">
        <Progress.Section value={(done / steps.length) * 100} aria-label={START.title} aria-valuetext={words} />
      </Progress.Root>
    </div>
  );
}
