import { demo } from '@approdo/shared/contract/site/demo';
import { start } from '@approdo/shared/contract/site/start';
import { useConfirm } from '../../feedback/confirm.tsx';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { useAction } from '../../feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { DEMO_STEP } from '../../texts/start.ts';

const ROWS = { demo, start };

/** Nearly every list there is has lost something. */
const EVERY_LIST = [[]] as const;

/** Takes the demo's contents away, after asking; the step is done with that, or it would vanish with the demo. */
export function useRemoveDemo() {
  const client = useClient(ROWS);
  const confirm = useConfirm();
  const removal = useAction({
    run: async (_: undefined) => {
      const done = await client.demo.remove();
      await client.start.settle({ params: { id: 'demo' }, body: { state: 'DONE' } });
      return done;
    },
    reloads: EVERY_LIST,
    success: () => DEMO_STEP.removed,
    describe: (fault) => sayWhatServerSaid(fault, DEMO_STEP.removeFailed),
  });
  return {
    isRunning: removal.isPending,
    /** What was done, once it is. */
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
