import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { contracts } from '@approdo/shared/contract/money/contracts';
import { receipts } from '@approdo/shared/contract/money/receipts';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { findReceiptFault } from '@approdo/shared/domain/money/receipt';
import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { Badge } from '../../kit/badge/badge.tsx';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { useWrite } from '../../kit/feedback/use-action.ts';
import kit from '../../kit/styles/kit.module.css';
import { RowButton, RowButtons } from '../../kit/table/row-buttons.tsx';
import { rowId } from '../../kit/table/use-focus-on-row.ts';
import {
  DOCUMENTS,
  type ListedDocument,
  MONEY,
  type StayDocuments,
  useDocuments,
  useSaveDocument,
} from '../payments/index.ts';
import { LandlordNote } from './landlord-note.tsx';
import styles from './money.module.css';
import { MoneyForm, type MoneyPartProps, type OpenMoneyForm } from './money-form.tsx';
import { type Entry, useMoney } from './use-money.ts';

type Props = { readonly booking: Booking; readonly today: LocalDate };

/** The receipts and contracts of a stay, newest first, and the actions to make them. */
export function DocumentsSection({ booking, today }: Props) {
  const documents = useDocuments(booking);
  const money = useMoney(booking);
  const [form, setForm] = useState<OpenMoneyForm>();
  return (
    <QueryStates query={documents} failure={DOCUMENTS.loadFailed}>
      {(stayDocuments) => (
        <QueryStates query={money} failure={MONEY.loadFailed}>
          {(known) => (
            <>
              <Documents stayDocuments={stayDocuments} booking={booking} money={known} today={today} onOpen={setForm} />
              {form && (
                <MoneyForm
                  form={form}
                  booking={booking}
                  money={known}
                  today={today}
                  onClose={() => setForm(undefined)}
                />
              )}
            </>
          )}
        </QueryStates>
      )}
    </QueryStates>
  );
}

/** How many documents there are, and whether the section has anything to show; undefined while unknown. */
export function useDocumentCount(booking: Booking): { readonly count: number; readonly isOf: boolean } | undefined {
  const { data: stayDocuments } = useDocuments(booking);
  const { data: money } = useMoney(booking);
  if (!stayDocuments || !money) return undefined;
  const { documents } = stayDocuments;
  const canMake = booking.status === 'CONFIRMED' || listReceiptable(money.entries, documents).length > 0;
  return { count: documents.length, isOf: documents.length > 0 || canMake };
}

function Documents({
  stayDocuments,
  booking,
  money,
  onOpen,
}: MoneyPartProps & { readonly stayDocuments: StayDocuments }) {
  const { documents, warning } = stayDocuments;
  const makeContract = useWrite(contracts.make, {
    success: () => DOCUMENTS.contractDone,
    warn: (_, { warning }) => warning && `${DOCUMENTS.contractDone}. ${warning}`,
    describe: DOCUMENTS.contractFailed,
  });
  const confirm = useConfirm();
  const entries = listReceiptable(money.entries, documents);

  async function make(): Promise<void> {
    const hasOne = documents.some(({ kind }) => kind === 'CONTRACT');
    const text = hasOne ? DOCUMENTS.contractAgain : DOCUMENTS.contractFirst;
    const confirmation = { title: DOCUMENTS.contractTitle, text, action: DOCUMENTS.contractAction, isHarmless: true };
    if (await confirm(confirmation)) makeContract.mutate({ params: { id: booking.id } });
  }

  return (
    <div className={styles.documents}>
      <RowButtons>
        {entries.length > 0 && (
          <Button variant="default" onClick={() => onOpen({ kind: 'receipt', entries })}>
            {DOCUMENTS.makeReceipt}
          </Button>
        )}
        {booking.status === 'CONFIRMED' && (
          <Button variant="default" loading={makeContract.isPending} onClick={() => void make()}>
            {DOCUMENTS.makeContract}
          </Button>
        )}
      </RowButtons>
      <LandlordNote />
      {warning && (
        <Alert color="lemon" mb="sm">
          {warning}
        </Alert>
      )}
      {documents.length === 0 && <p className={styles.hint}>{DOCUMENTS.none}</p>}
      <ul className={styles.list} hidden={documents.length === 0}>
        {documents.toReversed().map((document) => (
          <Document key={document.id} document={document} />
        ))}
      </ul>
    </div>
  );
}

function Document({ document }: { readonly document: ListedDocument }) {
  const { id, kind, total, createdAt, voids, voidedBy, missing, number = '' } = document;
  const save = useSaveDocument();
  const voidReceipt = useWrite(receipts.void, {
    success: (_, { number }) => DOCUMENTS.voidDone(number),
    describe: (fault) => describeFailure(fault, DOCUMENTS.voidFailed),
  });
  const confirm = useConfirm();
  const name = nameOf(document);
  const canBeVoided = kind === 'RECEIPT' && voids === undefined && voidedBy === undefined;

  async function takeBack(): Promise<void> {
    const confirmation = { title: DOCUMENTS.voidTitle(number), text: DOCUMENTS.voidText, action: DOCUMENTS.void };
    if (await confirm(confirmation)) voidReceipt.mutate({ params: { id } });
  }

  return (
    <li>
      <span id={rowId(id)} tabIndex={-1}>
        {name} <State document={document} />
      </span>
      <span className={styles.amount}>{total !== undefined && formatEuros(total)}</span>
      <span className={`${kit.muted} ${kit.facts}`}>{DOCUMENTS.madeOn(sayInstantDate(createdAt))}</span>
      <div style={{ justifySelf: 'end' }}>
        <RowButtons>
          {canBeVoided && (
            <RowButton describedBy={rowId(id)} isBusy={voidReceipt.isPending} onClick={() => void takeBack()}>
              {DOCUMENTS.void}
            </RowButton>
          )}
          {save && (
            <RowButton describedBy={rowId(id)} onClick={() => void save({ id, name })}>
              {DOCUMENTS.download}
            </RowButton>
          )}
        </RowButtons>
      </div>
      {missing !== undefined && <p className={styles.note}>{DOCUMENTS.missing(missing)}</p>}
      {kind === 'CONTRACT' && document.isSuperseded && <p className={styles.note}>{DOCUMENTS.supersededHelp}</p>}
    </li>
  );
}

function nameOf({ kind, number = '', voids }: ListedDocument): string {
  if (kind === 'CONTRACT') return DOCUMENTS.contract;
  return voids === undefined ? DOCUMENTS.receipt(number) : DOCUMENTS.storno(number, voids);
}

function State({ document }: { readonly document: ListedDocument }) {
  const { kind, voidedBy, acceptedAt, isSuperseded } = document;
  if (voidedBy !== undefined) return <Badge tone="resting">{DOCUMENTS.voided(voidedBy)}</Badge>;
  if (kind === 'RECEIPT') return null;
  const accepted = acceptedAt === undefined ? undefined : DOCUMENTS.acceptedOn(sayInstantDate(acceptedAt));
  return (
    <>
      {accepted && <Badge tone={isSuperseded ? 'resting' : 'done'}>{accepted}</Badge>}
      {isSuperseded && <Badge tone="careful">{DOCUMENTS.superseded}</Badge>}
      {!accepted && !isSuperseded && <Badge tone="waiting">{DOCUMENTS.waits}</Badge>}
    </>
  );
}

/** The entries that can be receipted: those on no valid receipt. */
function listReceiptable(entries: readonly Entry[], documents: readonly ListedDocument[]): Entry[] {
  const numbers = new Map(
    documents.flatMap(({ entryIds = [], number = '' }) => entryIds.map((id) => [id, number] as const)),
  );
  const context = { entries, receiptOf: (id: string) => numbers.get(id) };
  return entries.filter((entry) => findReceiptFault(entry, context) === undefined);
}
