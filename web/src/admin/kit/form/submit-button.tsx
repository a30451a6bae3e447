import { Button, Loader } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  readonly isSaving: boolean;
  /** Whether the form cannot be sent at the moment for another reason. */
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
};

/** Not really disabled while the form is being saved, so that it keeps the focus; the form ignores a second submit. */
export function SubmitButton({ isSaving, isDisabled = false, children }: Props) {
  return (
    <Button
      type="submit"
      disabled={isDisabled}
      aria-disabled={isSaving || undefined}
      data-disabled={isSaving}
      leftSection={isSaving && <Loader size={14} color="currentColor" aria-hidden />}
    >
      {children}
    </Button>
  );
}
