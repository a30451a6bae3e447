import {
  type FinishedStepState,
  type FirstStep,
  type FirstSteps,
  firstStep,
} from '@approdo/shared/contract/operations/start';
import type { Database } from '../../../db/database.ts';
import { transact } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { hasSentTest } from '../../content/mail/index.ts';
import { isPanelPutAway, listFinishedSteps, putFinishedStep, putPanel } from './start.repository.ts';

type StartNeeds = {
  readonly database: Database;
  /** Whether there is a sound backup in any place. */
  readonly hasBackup: () => Promise<boolean>;
  /** Whether there is demo content to remove. */
  readonly isDemo: () => Promise<boolean>;
};

export type Start = ReturnType<typeof createStart>;

/** The owner's first steps, and how far she is. */
export function createStart({ database, hasBackup, isDemo }: StartNeeds) {
  async function listTrue({ twoProofs }: Caller): Promise<readonly FirstStep[]> {
    const [isMailSent, isBackedUp] = await Promise.all([hasSentTest(database), hasBackup()]);
    return [
      ...(isMailSent ? (['mail'] as const) : []),
      ...(twoProofs ? (['keys'] as const) : []),
      ...(isBackedUp ? (['backup'] as const) : []),
    ];
  }

  async function get(caller: Caller): Promise<FirstSteps> {
    const [finished, done, isDemoThere, isPutAway] = await Promise.all([
      listFinishedSteps(database),
      listTrue(caller),
      isDemo(),
      isPanelPutAway(database),
    ]);
    const steps = firstStep.options
      .filter((id) => id !== 'demo' || isDemoThere || finished.get(id) === 'DONE')
      .map((id) => ({ id, state: done.includes(id) ? ('DONE' as const) : (finished.get(id) ?? ('TO_DO' as const)) }));
    return { steps, isPutAway };
  }

  return {
    get,

    /** Marks a step as done or skipped; a done one stays done, even if it is skipped later. */
    async finishStep(caller: Caller, step: FirstStep, state: FinishedStepState): Promise<FirstSteps> {
      await transact(database, async (trx) => {
        const before = (await listFinishedSteps(trx)).get(step);
        if (before !== 'DONE') await putFinishedStep(trx, step, state);
      });
      return await get(caller);
    },

    async putAway(caller: Caller, isPutAway: boolean): Promise<FirstSteps> {
      await transact(database, (trx) => putPanel(trx, isPutAway));
      return await get(caller);
    },
  };
}
