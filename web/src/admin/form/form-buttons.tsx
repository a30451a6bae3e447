import { Button, Group } from '@mantine/core';
import { SHELL } from '../texts/shell.ts';
import { SubmitButton } from './submit-button.tsx';

type Props = {
  readonly submit?: string;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
};

export function FormButtons({ submit = SHELL.save, isSaving, onCancel }: Props) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel}>
        {SHELL.cancel}
      </Button>
      <SubmitButton isSaving={isSaving}>{submit}</SubmitButton>
    </Group>
  );
}
