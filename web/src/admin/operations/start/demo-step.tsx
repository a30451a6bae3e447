import {
  type DemoRemnant,
  type DemoRemoval,
  type DemoShare,
  type DemoView,
  demo,
} from '@approdo/shared/contract/operations/demo';
import { start } from '@approdo/shared/contract/operations/start';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { useAction } from '../../kit/feedback/use-action.ts';
import { Part } from '../../kit/frame/part.tsx';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { useRead } from '../../session/use-read.ts';
import { JobNote, useBackupProgress } from '../backup/index.ts';
import { ActionStep } from './action-step.tsx';
import type { StepProps } from './step.ts';
import { DEMO_KINDS, DEMO_STEP } from './texts.ts';

/** Nearly every list has changed. */
const EVERY_LIST = [[]] as const;

/** The demo content, removed after the owner has seen what goes and what stays. */
export function DemoStep(step: StepProps) {
  const query = useRead(demo.view);
  const { isRunning, done, remove } = useRemoveDemo();
  const progress = useBackupProgress({ isExpected: isRunning, isPaused: false });
  const isGone = query.data?.isDemo === false;
  return (
    <ActionStep step={step} missing={isGone ? undefined : DEMO_STEP.missing}>
      <QueryStates query={query} failure={DEMO_STEP.loadFailed}>
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
      </QueryStates>
    </ActionStep>
  );
}

type PreviewProps = { readonly view: DemoView; readonly isRunning: boolean; readonly onRemove: () => void };

function Preview({ view: { leaving, returning, staying }, isRunning, onRemove }: PreviewProps) {
  return (
    <>
      <DemoContents leaving={leaving} returning={returning} staying={staying} />
      <div>
        <Button variant="outline" color="red" disabled={isRunning} onClick={onRemove}>
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

/** Removes the demo content, after confirmation; finishes the step too, which would otherwise vanish with the demo. */
function useRemoveDemo() {
  const confirm = useConfirm();
  const removal = useAction({
    run: async (_: undefined, call) => {
      const done = await call(demo.remove);
      await call(start.settle, { params: { id: 'demo' }, body: { state: 'DONE' } });
      return done;
    },
    reloads: EVERY_LIST,
    success: () => DEMO_STEP.removed,
    describe: DEMO_STEP.removeFailed,
  });
  return {
    isRunning: removal.isPending,
    /** The result, once it is done. */
    done: removal.data,
    remove: async () => {
      const isSure = await confirm({
        title: DEMO_STEP.question,
        text: DEMO_STEP.questionText,
        action: DEMO_STEP.remove,
      });
      if (isSure) removal.mutate(undefined);
    },
  };
}

type Props = {
  readonly leaving: readonly DemoShare[];
  readonly returning: readonly DemoShare[];
  readonly staying: readonly DemoRemnant[];
};

/** What is removed, reset and left, by name; empty parts are left out. */
function DemoContents({ leaving, returning, staying }: Props) {
  return (
    <>
      {leaving.length > 0 && (
        <Part id="leaving" title={DEMO_STEP.leaving}>
          <Shares shares={leaving} />
        </Part>
      )}
      {returning.length > 0 && (
        <Part id="returning" title={DEMO_STEP.returning} hint={DEMO_STEP.returningHint}>
          <Shares shares={returning} />
        </Part>
      )}
      {staying.length > 0 && (
        <Part id="staying" title={DEMO_STEP.staying} hint={DEMO_STEP.stayingHint}>
          <ul
            style={columns('18rem', { gap: 'var(--space-3) var(--space-5)', align: 'stretch', repeat: 'auto-fill' })}
            className={kit.plainList}
          >
            {staying.map(({ kind, title, reason }) => (
              <li key={`${kind} ${title}`}>
                {title}
                <span className={`${kit.muted} ${kit.wrapAnywhere} ${kit.block}`}>{reason}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function Shares({ shares }: { readonly shares: readonly DemoShare[] }) {
  return (
    <ul
      style={columns('18rem', { gap: 'var(--space-3) var(--space-5)', align: 'stretch', repeat: 'auto-fill' })}
      className={kit.plainList}
    >
      {shares.map(({ kind, count, titles }) => (
        <li key={kind}>
          {DEMO_KINDS[kind](count)}
          <span className={`${kit.muted} ${kit.wrapAnywhere} ${kit.block}`}>{sayNames(count, titles)}</span>
        </li>
      ))}
    </ul>
  );
}

function sayNames(count: number, titles: readonly string[]): string {
  const unnamed = count - titles.length;
  return [...titles, ...(unnamed > 0 ? [DEMO_STEP.more(unnamed)] : [])].join(' · ');
}
