import type { FinishedStepState, FirstStep } from '@approdo/shared/contract/operations/start';

/** A step without a row is still to be done. */
type FirstStepsTable = { step: FirstStep; state: FinishedStepState };

type FirstStepsPanelTable = { only_row: 1; is_put_away: 0 | 1 };

type StartTables = { first_steps: FirstStepsTable; first_steps_panel: FirstStepsPanelTable };

declare module '../../../db/schema.ts' {
  interface Schema extends StartTables {}
}
