import type { BackupProgress } from '@approdo/shared/contract/operations/backup';
import { Button, Group, Paper, Progress, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { SHELL } from '../../kit/texts.ts';
import { RESTORE, RUNNING, TIME_LEFT } from './texts/backup.ts';
import { addReading, estimateLeft, type Reading } from './time-left.ts';
import type { ComputerJob } from './use-computer-backups.ts';
import type { Transfer } from './use-transfers.ts';

type Props = {
  readonly progress: BackupProgress;
  readonly transfer?: Transfer | undefined;
  readonly computer?: ComputerJob | undefined;
  /** Cancels the server's operation. */
  readonly onCancel: () => void;
};

/** The running operation and its progress; nothing if none runs. This computer's comes before the server's. */
export function RunningNote({ progress, transfer, computer, onCancel }: Props) {
  if (computer) return <JobNote key={computer.title} {...computer} />;
  if (progress) {
    const { operation, step, share, canCancel } = progress;
    const words = operation === 'restore' ? `${step}. ${RESTORE.sessionsEnd}` : step;
    return (
      <JobNote
        key={operation}
        title={RUNNING[operation]}
        step={words}
        share={share}
        onCancel={canCancel ? onCancel : undefined}
      />
    );
  }
  if (!transfer) return null;
  const { direction, share, cancel } = transfer;
  return <JobNote key={direction} title={RUNNING[direction]} share={share} onCancel={share < 1 ? cancel : undefined} />;
}

type JobNoteProps = {
  readonly title: string;
  readonly step?: string;
  readonly share: number | null;
  readonly onCancel?: (() => void) | undefined;
};

/** One operation, with the time left once known; a `share` of null means unknown progress. */
export function JobNote({ title, step, share, onCancel }: JobNoteProps) {
  const percent = share === null ? undefined : Math.floor(share * 100);
  const left = useTimeLeft(share);
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" mb="xs">
        <Text role="status" fw={600}>
          {title}
        </Text>
        {onCancel && (
          <Button size="xs" variant="default" onClick={onCancel}>
            {SHELL.cancel}
          </Button>
        )}
      </Group>
      <Progress.Root size="md">
        <Progress.Section
          aria-label={title}
          value={percent ?? 100}
          striped={percent === undefined}
          animated={percent === undefined}
          {...(percent === undefined && { 'aria-valuenow': undefined, 'aria-valuetext': step })}
        />
      </Progress.Root>
      {(step || percent !== undefined) && (
        <Text c="dimmed" size="sm" mt="xs">
          {[step, percent !== undefined && `${percent}%`, left].filter(Boolean).join(' · ')}
        </Text>
      )}
    </Paper>
  );
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** The time left, as `circa 3 minuti`, once the speed is steady; `share` is from 0 to 1, or null if unknown. */
function useTimeLeft(share: number | null): string | undefined {
  const [readings, setReadings] = useState<readonly Reading[]>([]);
  useEffect(() => {
    if (share !== null) setReadings((before) => addReading(before, { at: performance.now(), share }));
  }, [share]);
  const left = share === null ? undefined : estimateLeft(readings);
  return left === undefined ? undefined : sayLeft(left);
}

/** Rounded up: ending early is forgiven. */
export function sayLeft(milliseconds: number): string {
  if (milliseconds < MINUTE_MS) return TIME_LEFT.moment;
  const minutes = Math.ceil(milliseconds / MINUTE_MS);
  return minutes < HOUR_MINUTES ? TIME_LEFT.minutes(minutes) : TIME_LEFT.hours(Math.round(minutes / HOUR_MINUTES));
}
