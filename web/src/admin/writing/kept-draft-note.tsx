import { Alert, Button, Group, Text } from '@mantine/core';
import { KEPT_DRAFT } from '../texts/writing.ts';
import { useHasKeptDraft } from './use-kept-draft.ts';

type Props = {
  /** What may have been begun, such as `post:new`. */
  readonly subject: string;
  readonly onOpen: () => void;
};

/** Above a list: something new was begun and never saved. */
export function KeptDraftNote({ subject, onOpen }: Props) {
  if (!useHasKeptDraft(subject)) return null;
  return (
    <Alert color="lemon" mb="md">
      <Group justify="space-between">
        <Text>{KEPT_DRAFT.waiting}</Text>
        <Button variant="default" onClick={onOpen}>
          {KEPT_DRAFT.open}
        </Button>
      </Group>
    </Alert>
  );
}
