import { Alert, Button, Group, Text } from '@mantine/core';
import { PencilLine } from 'lucide-react';
import { findStorage } from '../../../browser/find-storage.ts';
import { hasSavedDraft } from '../../../storage/saved-drafts.ts';
import { useSession } from '../../session/session-context.ts';
import { SAVED_DRAFT } from './texts.ts';

type NoteProps = {
  /** The draft's key, such as `post:new`. */
  readonly subject: string;
  readonly onOpen: () => void;
};

/** Above a list: something new was begun and never saved. */
export function SavedDraftNote({ subject, onOpen }: NoteProps) {
  if (!useHasSavedDraft(subject)) return null;
  return (
    <Alert color="lemon" mb="md">
      <Group justify="space-between">
        <Text>{SAVED_DRAFT.waiting}</Text>
        <Button variant="default" onClick={onOpen}>
          {SAVED_DRAFT.open}
        </Button>
      </Group>
    </Alert>
  );
}

type MarkProps = NoteProps & {
  /** The id of the element that names the card. */
  readonly describedBy: string;
};

/** On a card: unsaved changes are stored and can be resumed. */
export function SavedDraftMark({ subject, describedBy, onOpen }: MarkProps) {
  if (!useHasSavedDraft(subject)) return null;
  return (
    <Button
      size="compact-sm"
      variant="light"
      color="lemon"
      c="var(--ink)"
      leftSection={<PencilLine size={16} aria-hidden />}
      aria-describedby={describedBy}
      onClick={onOpen}
    >
      {SAVED_DRAFT.mark}
    </Button>
  );
}

/** Whether a draft is saved under a key; read at each render. */
function useHasSavedDraft(subject: string): boolean {
  const { user } = useSession();
  return hasSavedDraft(findStorage('localStorage'), `${user.id}:${subject}`);
}
