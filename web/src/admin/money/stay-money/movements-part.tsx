import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { formatInstantDate, formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { balancesOf } from '@approdo/shared/domain/money/ledger';
import { Button } from '@mantine/core';
import { Badge } from '../../kit/badge/badge.tsx';
import kit from '../../kit/styles/kit.module.css';
import { RowButton } from '../../kit/table/row-buttons.tsx';
import { rowId } from '../../kit/table/use-focus-on-row.ts';
import { CARDS, METHODS, MOVEMENTS, PURPOSES } from '../payments/index.ts';
import { startOfEntry } from './entry-draft.ts';
import styles from './money.module.css';
import type { MoneyPartProps } from './money-form.tsx';
import { MoneyPart } from './money-part.tsx';
import type { Entry } from './use-money.ts';

/** The entries, newest first, and the actions to record more. */
export function MovementsPart({ money, onOpen }: MoneyPartProps) {
  const { entries, held = 0, cardPayments = [] } = money;
  const undone = new Set(entries.map(({ reverses }) => reverses));
  const canRefund = Object.values(balancesOf(entries)).some((balance) => balance > 0);

  const open = (direction: 'IN' | 'OUT') => onOpen({ kind: 'entry', ...startOfEntry(money, direction) });

  return (
    <MoneyPart
      title={MOVEMENTS.title}
      buttons={
        <>
          <Button variant={money.pay === null ? 'default' : 'filled'} onClick={() => open('IN')}>
            {MOVEMENTS.enter}
          </Button>
          {canRefund && (
            <Button variant="default" onClick={() => open('OUT')}>
              {MOVEMENTS.refund}
            </Button>
          )}
          {held > 0 && (
            <Button variant="default" onClick={() => onOpen({ kind: 'retain' })}>
              {MOVEMENTS.retain}
            </Button>
          )}
        </>
      }
    >
      {entries.length === 0 && <p className={styles.hint}>{MOVEMENTS.none}</p>}
      <ul className={styles.list} hidden={entries.length === 0}>
        {entries.toReversed().map((entry) => (
          <Movement
            key={entry.id}
            entry={entry}
            isUndone={undone.has(entry.id)}
            card={cardPayments.find(({ entryId }) => entryId === entry.id)}
            onUndo={() => onOpen({ kind: 'undo', entry })}
            onRefund={(left) => onOpen({ kind: 'card-refund', entryId: entry.id, left })}
          />
        ))}
      </ul>
    </MoneyPart>
  );
}

type MovementProps = {
  readonly entry: Entry;
  readonly isUndone: boolean;
  /** What of a card payment can be refunded, and what is pending. */
  readonly card: NonNullable<BookingMoney['cardPayments']>[number] | undefined;
  readonly onUndo: () => void;
  readonly onRefund: (left: number) => void;
};

function Movement({ entry, isUndone, card, onUndo, onRefund }: MovementProps) {
  const { id, direction, purpose, amount, method, date, reference, note, by, createdAt, reverses, source } = entry;
  const isOut = direction === 'OUT';
  const counts = !isUndone && reverses === null;
  const canBeUndone = counts && source === 'OWNER';
  return (
    <li>
      <span id={rowId(id)} tabIndex={-1}>
        <span className={isUndone ? styles.off : undefined}>
          {PURPOSES[purpose]} · {METHODS[method]}
        </span>{' '}
        {isUndone && <Badge tone="resting">{MOVEMENTS.undone}</Badge>}
        {reverses !== null && <Badge tone="resting">{MOVEMENTS.counter}</Badge>}
      </span>
      <span
        className={styles.amount}
        data-out={(counts && isOut) || undefined}
        data-in={(counts && !isOut) || undefined}
      >
        {formatEuros(isOut ? -amount : amount)}
      </span>
      <span className={`${kit.muted} ${kit.facts}`}>
        <span>{formatLocalDate(date)}</span>
        {by && <span title={formatInstantDate(createdAt)}>{MOVEMENTS.by(by)}</span>}
        {reference && <span>{MOVEMENTS.reference(reference)}</span>}
      </span>
      {canBeUndone && (
        <RowButton describedBy={rowId(id)} onClick={onUndo}>
          {MOVEMENTS.undo}
        </RowButton>
      )}
      {card && card.left > 0 && (
        <RowButton describedBy={rowId(id)} onClick={() => onRefund(card.left)}>
          {CARDS.refund}
        </RowButton>
      )}
      {card && card.pending > 0 && <p className={styles.note}>{CARDS.pending(formatEuros(card.pending))}</p>}
      {note && <p className={styles.note}>{note}</p>}
    </li>
  );
}
