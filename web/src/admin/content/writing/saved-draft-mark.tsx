import { Button } from '@mantine/core';
import { PencilLine } from 'lucide-react';
import { SAVED_DRAFT } from './texts/writing.ts';
import { useHasSavedDraft } from './use-saved-draft.ts';

type Props = {
  /** The draft's key, such as `post:7`. */
  readonly subject: string;
  /** The id of the element that names the card. */
  readonly describedBy: string;
  readonly onOpen: () => void;
};

/** On a card: unsaved changes are stored and can be resumed. */
export function SavedDraftMark({ subject, describedBy, onOpen }: Props) {
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
