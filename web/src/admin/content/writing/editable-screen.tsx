import { Button } from '@mantine/core';
import { Fragment, type ReactNode, useState } from 'react';
import { CardScreen, type CardScreenProps } from '../../kit/frame/card-screen.tsx';
import { useNamedRow } from '../../kit/table/use-named-row.ts';
import { SavedDraftNote } from './saved-draft.tsx';

type Props<Row> = Omit<CardScreenProps<Row>, 'says' | 'action' | 'above' | 'card' | 'filter'> & {
  readonly texts: CardScreenProps<Row>['texts'] & { readonly create: string };
  /** The key of drafts of something new, such as `post`; left out if drafts are not saved. */
  readonly subject?: string;
  readonly card: (row: Row, id: string, onEdit: () => void) => ReactNode;
  /** Renders the window in which a row, or a new one, is edited. */
  readonly window: (row: Row | undefined, onClose: () => void) => ReactNode;
};

/** A screen of cards edited in a window; the window of the row named in the address is open. */
export function EditableScreen<Row extends { readonly id: string }>(props: Props<Row>) {
  const { subject, card, window, ...screen } = props;
  const [pressed, setPressed] = useState<{ readonly row?: Row }>();
  const { named, letGo } = useNamedRow(screen.query.data);
  const open = pressed ?? (named && { row: named });
  const openNew = () => setPressed({});

  function close(): void {
    setPressed(undefined);
    letGo();
  }

  return (
    <CardScreen
      {...screen}
      action={<Button onClick={openNew}>{screen.texts.create}</Button>}
      above={!open && subject && <SavedDraftNote subject={`${subject}:new`} onOpen={openNew} />}
      card={(row, id) => card(row, id, () => setPressed({ row }))}
      below={
        <>
          {screen.below}
          {open && <Fragment key={open.row?.id}>{window(open.row, close)}</Fragment>}
        </>
      }
    />
  );
}
