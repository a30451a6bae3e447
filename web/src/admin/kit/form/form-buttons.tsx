import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useClosesWindow } from '../feedback/window.tsx';
import { SHELL } from '../texts.ts';
import styles from './form-buttons.module.css';
import { SubmitButton } from './submit-button.tsx';

type Props = {
  readonly submit?: string | undefined;
  /** The label of the cancel button, if the usual one could be misread as the form's action. */
  readonly leave?: string;
  readonly isSaving: boolean;
  /** What must be done before the form can be sent, displayed beside the disabled button. */
  readonly missing?: string | undefined;
  readonly onCancel: () => void;
  /** Another way to send it, before the submit button. */
  readonly children?: ReactNode;
};

/** Cancels a form on the page; a form in a window is closed with its window instead. */
export function FormButtons({ submit = SHELL.save, leave, isSaving, missing, onCancel, children }: Props) {
  const isInWindow = useClosesWindow();
  return (
    <Group justify="flex-end" className={styles.buttons}>
      {missing !== undefined && (
        <Text c="dimmed" size="sm" flex={1}>
          {missing}
        </Text>
      )}
      <Button variant="default" onClick={onCancel}>
        {leave ?? (isInWindow ? SHELL.close : SHELL.cancel)}
      </Button>
      {children}
      <SubmitButton isSaving={isSaving} isDisabled={missing !== undefined}>
        {submit}
      </SubmitButton>
    </Group>
  );
}
