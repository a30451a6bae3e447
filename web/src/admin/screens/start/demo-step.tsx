import type { DemoRemoval, DemoView } from '@approdo/shared/contract/site/demo';
import { formatInstantDateTime } from '@approdo/shared/domain/date/local-date';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { JobNote } from '../../parts/backup/running-note.tsx';
import { useBackupProgress } from '../../parts/backup/use-backups.ts';
import { useDemo } from '../../resources/use-demo.ts';
import { DEMO_STEP } from '../../texts/start.ts';
import { DemoContents } from './demo-contents.tsx';
import { GoingOn } from './going-on.tsx';
import type { StepProps } from './step.ts';
import { useRemoveDemo } from './use-remove-demo.ts';

/** What the demo put there, taken away once its owner has seen what goes and what stays. */
export function DemoStep(step: StepProps) {
  const query = useDemo();
  const { isRunning, done, remove } = useRemoveDemo();
  const progress = useBackupProgress({ isExpected: isRunning, isPaused: false });
  const isGone = query.data?.isDemo === false;
  return (
    <GoingOn step={step} missing={isGone ? undefined : DEMO_STEP.missing}>
      <QueryFaces query={query} failure={DEMO_STEP.loadFailed}>
        {(view) => (
          <Stack gap="xl">
            {done && <Removed removal={done} />}
            {!done && isGone && <Text>{DEMO_STEP.gone}</Text>}
            {view.isDemo && !done && <Preview view={view} isRunning={isRunning} onRemove={() => void remove()} />}
            {isRunning && (
              <JobNote
                title={DEMO_STEP.running}
                {...(progress && { step: progress.step })}
                share={progress?.share ?? null}
              />
            )}
          </Stack>
        )}
      </QueryFaces>
    </GoingOn>
  );
}

type PreviewProps = { readonly view: DemoView; readonly isRunning: boolean; readonly onRemove: () => void };

function Preview({ view: { leaving, returning, staying }, isRunning, onRemove }: PreviewProps) {
  return (
    <>
      <DemoContents leaving={leaving} returning={returning} staying={staying} />
      <div>
        <Button color="red" disabled={isRunning} onClick={onRemove}>
          {DEMO_STEP.remove}
        </Button>
      </div>
    </>
  );
}

function Removed({ removal: { removed, returned, stayed, backup } }: { readonly removal: DemoRemoval }) {
  return (
    <>
      <Alert color="green" role="status" title={DEMO_STEP.gone}>
        {backup && DEMO_STEP.backup(formatInstantDateTime(backup.createdAt))}
      </Alert>
      <DemoContents leaving={removed} returning={returned} staying={stayed} />
    </>
  );
}
