import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { StepProps } from './step.ts';
import { StepButtons } from './step-buttons.tsx';

type Props = { readonly step: StepProps; readonly missing?: string | undefined; readonly children: ReactNode };

/** A step that is not one form: it contains buttons, and forms of its own. */
export function ActionStep({ step, missing, children }: Props) {
  return (
    <Stack gap="lg">
      {children}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!step.isLeaving) step.onDone();
        }}
      >
        <StepButtons step={step} missing={missing} />
      </form>
    </Stack>
  );
}
