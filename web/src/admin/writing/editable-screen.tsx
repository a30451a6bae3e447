import { Alert, Button, Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { CardScreen, type CardScreenProps } from '../shell/card-screen.tsx';
import { KEPT_DRAFT } from '../texts/writing.ts';
import { useHasKeptDraft } from './use-kept-draft.ts';

type Props<Row> = Omit<CardScreenProps<Row>, 'says' | 'action' | 'above' | 'card' | 'filter'> & {
  readonly says: CardScreenProps<Row>['says'] & { readonly create: string };
  /** What the drafts of something new are kept under, such as `post`; left out where none are kept. */
  readonly subject?: string;
  readonly card: (row: Row, id: string, onEdit: () => void) => ReactNode;
  /** The window in which a row, or a new one, is written. */
  readonly window: (row: Row | undefined, onClose: () => void) => ReactNode;
};

/** A screen of cards that are written in a window of their own. */
export function EditableScreen<Row extends { readonly id: string }>(props: Props<Row>) {
  const { subject, card, window, ...screen } = props;
  const [open, setOpen] = useState<{ readonly row?: Row }>();
  const openNew = () => setOpen({});
  return (
    <CardScreen
      {...screen}
      action={<Button onClick={openNew}>{screen.says.create}</Button>}
      above={!open && subject && <KeptDraftNote subject={`${subject}:new`} onOpen={openNew} />}
      card={(row, id) => card(row, id, () => setOpen({ row }))}
      below={
        <>
          {screen.below}
          {open && window(open.row, () => setOpen(undefined))}
        </>
      }
    />
  );
}

type KeptDraftNoteProps = {
  /** What may have been begun, such as `post:new`. */
  readonly subject: string;
  readonly onOpen: () => void;
};

/** Above a list: something new was begun and never saved. */
function KeptDraftNote({ subject, onOpen }: KeptDraftNoteProps) {
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
