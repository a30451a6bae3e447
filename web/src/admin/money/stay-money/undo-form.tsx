import { money } from '@approdo/shared/contract/money/payments';
import { rowId } from '../../kit/table/use-focus-on-row.ts';
import { ReasonWindow, UNDO_FORM } from '../payments/index.ts';
import { sayEntry } from './say-entry.ts';
import type { Entry } from './use-money.ts';

type Props = { readonly entry: Entry; readonly onClose: () => void };

/** Reverses an entry with its opposite; the reason is stored with it. */
export function UndoForm({ entry, onClose }: Props) {
  return (
    <ReasonWindow
      row={money.reverse}
      id={entry.id}
      about={sayEntry(entry)}
      words={UNDO_FORM}
      // The button that opened the form is gone with the entry.
      onDone={() => document.getElementById(rowId(entry.id))?.focus()}
      onClose={onClose}
    />
  );
}
