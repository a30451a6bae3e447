import { balancesOf } from '@approdo/shared/domain/ledger';
import { formatInstantDate, formatLocalDate } from '@approdo/shared/domain/local-date';
import { formatEuros } from '@approdo/shared/domain/money';
import { Button } from '@mantine/core';
import { Badge } from '../../badge/badge.tsx';
import type { Entry } from '../../resources/use-money.ts';
import { RowButton } from '../../table/row-buttons.tsx';
import { rowId } from '../../table/use-focus-on-row.ts';
import { METHODS, MOVEMENTS, PURPOSES } from '../../texts/money.ts';
import { firstPurpose, likelyAmount } from './entry-draft.ts';
import type { MoneyPartProps } from './money-form.tsx';
import { MoneyPart } from './money-part.tsx';
import styles from './money-window.module.css';

/** What came and went, the newest first, and what can be written down. */
export function MovementsPart({ money, onOpen }: MoneyPartProps) {
  const { entries, held = 0 } = money;
  const undone = new Set(entries.map(({ reverses }) => reverses));
  const canRefund = Object.values(balancesOf(entries)).some((balance) => balance > 0);

  function open(direction: 'IN' | 'OUT'): void {
    const purpose = firstPurpose(money, direction);
    onOpen({ kind: 'entry', direction, purpose, amount: likelyAmount(money, direction, purpose) });
  }

  return (
    <MoneyPart
      title={MOVEMENTS.title}
      buttons={
        <>
          <Button onClick={() => open('IN')}>{MOVEMENTS.enter}</Button>
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
            onUndo={() => onOpen({ kind: 'undo', entry })}
          />
        ))}
      </ul>
    </MoneyPart>
  );
}

type MovementProps = { readonly entry: Entry; readonly isUndone: boolean; readonly onUndo: () => void };

function Movement({ entry, isUndone, onUndo }: MovementProps) {
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
      <span className={styles.detail}>
        <span>{formatLocalDate(date)}</span>
        {by && <span title={formatInstantDate(createdAt)}>{MOVEMENTS.by(by)}</span>}
        {reference && <span>{MOVEMENTS.reference(reference)}</span>}
      </span>
      {canBeUndone && (
        <RowButton describedBy={rowId(id)} onClick={onUndo}>
          {MOVEMENTS.undo}
        </RowButton>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </li>
  );
}
