import { Button } from '@mantine/core';
import { PencilLine } from 'lucide-react';
import { KEPT_DRAFT } from './texts/writing.ts';
import { useHasKeptDraft } from './use-kept-draft.ts';

type Props = {
  /** The draft's key, such as `post:7`. */
  readonly subject: string;
  /** The id of the element that names the card. */
  readonly describedBy: string;
  readonly onOpen: () => void;
};

/** On a card: unsaved changes are stored and can be resumed. */
export function KeptDraftMark({ subject, describedBy, onOpen }: Props) {
  if (!useHasKeptDraft(subject)) return null;
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
      {KEPT_DRAFT.mark}
    </Button>
  );
}
