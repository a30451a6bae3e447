import { Button, Group, Text } from '@mantine/core';
import { useClosesWindow } from '../feedback/window.tsx';
import { SHELL } from '../texts.ts';
import styles from './form-buttons.module.css';
import { SubmitButton } from './submit-button.tsx';

type Props = {
  readonly submit?: string;
  /** Where the usual word for leaving would be taken for what the form does. */
  readonly leave?: string;
  readonly isSaving: boolean;
  /** What is to be done first, where the form is not to be sent by mistake: said beside the button, which is off. */
  readonly missing?: string | undefined;
  readonly onCancel: () => void;
};

/** A form in a window is left by closing it, one on the page by calling it off. */
export function FormButtons({ submit = SHELL.save, leave, isSaving, missing, onCancel }: Props) {
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
      <SubmitButton isSaving={isSaving} isOff={missing !== undefined}>
        {submit}
      </SubmitButton>
    </Group>
  );
}
