import { Button, Loader } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { readonly isSaving: boolean; readonly children: ReactNode };

/** Never really disabled, so that it keeps the focus while the form is saved; the form itself ignores a second submit. */
export function SubmitButton({ isSaving, children }: Props) {
  return (
    <Button
      type="submit"
      aria-disabled={isSaving}
      data-disabled={isSaving}
      leftSection={isSaving && <Loader size={14} color="currentColor" aria-hidden />}
    >
      {children}
    </Button>
  );
}
