import { Button, Loader } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  readonly isSaving: boolean;
  /** Something else is being done that keeps the form from being sent at all. */
  readonly isOff?: boolean;
  readonly children: ReactNode;
};

/** Not really disabled while the form is saved, so that it keeps the focus; the form itself ignores a second submit. */
export function SubmitButton({ isSaving, isOff = false, children }: Props) {
  return (
    <Button
      type="submit"
      disabled={isOff}
      aria-disabled={isSaving || undefined}
      data-disabled={isSaving}
      leftSection={isSaving && <Loader size={14} color="currentColor" aria-hidden />}
    >
      {children}
    </Button>
  );
}
