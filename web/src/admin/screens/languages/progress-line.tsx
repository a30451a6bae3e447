import { Progress, Text } from '@mantine/core';
import { LANGUAGES_SCREEN } from '../../texts/languages.ts';

type Props = {
  readonly label: string;
  readonly progress: { readonly done: number; readonly total: number };
};

/** How many of some texts are done. */
export function ProgressLine({ label, progress: { done, total } }: Props) {
  const words = LANGUAGES_SCREEN.done(done, total);
  return (
    <div>
      <Text size="sm" c="dimmed" mb={4}>
        {label}: {words}
      </Text>
      <Progress.Root size="md">
        <Progress.Section value={total === 0 ? 0 : (done / total) * 100} aria-label={label} aria-valuetext={words} />
      </Progress.Root>
    </div>
  );
}
