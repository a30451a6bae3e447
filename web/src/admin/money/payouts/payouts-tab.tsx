import { type PortalFile, type PortalPayout, type PortalStay, payouts } from '@approdo/shared/contract/money/payouts';
import { formatInstantDate, formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayAmount } from '@approdo/shared/domain/money/year/expense';
import { PORTAL_NAMES } from '@approdo/shared/domain/money/year/portals';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { FileDrop } from '../../content/uploads/index.ts';
import { Badge } from '../../kit/badge/badge.tsx';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { Fold } from '../../kit/frame/fold.tsx';
import { Part } from '../../kit/frame/part.tsx';
import { TablePart } from '../../kit/frame/table-part.tsx';
import kit from '../../kit/styles/kit.module.css';
import { RowButton, RowButtons } from '../../kit/table/row-buttons.tsx';
import type { Column } from '../../kit/table/rows.ts';
import { useRead } from '../../session/use-read.ts';
import { ReasonWindow } from '../payments/index.ts';
import { EurosWindow, LinkWindow } from './stay-windows.tsx';
import { PORTALS_TAB, sayCounts, WHERE, WHERE_TITLE, WITHDRAW_FILE } from './texts.ts';

type Props = { readonly year: number };

/** What portals paid, by their files: what each stay brought, and which payouts the bank has. */
export function PayoutsTab({ year }: Props) {
  return (
    <Stack gap="xl">
      <NewFile />
      <Stays year={year} />
      <TablePart
        title={PORTALS_TAB.payouts}
        name="pagamenti"
        query={useRead(payouts.list, { query: { year } })}
        failure={PORTALS_TAB.loadFailed}
        empty={PORTALS_TAB.noPayouts(year)}
        columns={PAYOUT_COLUMNS}
      />
      <Files />
    </Stack>
  );
}

/** A file is read first; what it would add is shown before it is added. */
function NewFile() {
  const describe = PORTALS_TAB.readFailed;
  const trying = useWrite(payouts.read, { success: () => PORTALS_TAB.read, describe, reloads: [] });
  const adding = useWrite(payouts.read, { success: () => PORTALS_TAB.added, describe });
  const { data: preview, variables: tried } = trying;
  return (
    <>
      <FileDrop
        label={PORTALS_TAB.drop}
        accept=".csv,.tsv,.txt,.xlsx,.xls"
        isBusy={trying.isPending || adding.isPending}
        onFile={(file) => trying.mutate({ query: { try: 'true' }, body: {}, file })}
      >
        <Fold title={WHERE_TITLE}>
          <ul className={`${kit.points} ${kit.small}`}>
            {WHERE.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </Fold>
      </FileDrop>
      {preview && tried && (
        <Part id="preview" title={`${PORTALS_TAB.preview}: ${PORTAL_NAMES[preview.portal]}`}>
          <Text role="status">{sayCounts(preview.counts)}</Text>
          <ul className={kit.points}>
            {preview.odd.map(({ row, text }) => (
              <li key={`${row} ${text}`}>{PORTALS_TAB.odd(row, text)}</li>
            ))}
          </ul>
          {preview.counts.new === 0 ? (
            <Text c="dimmed">{PORTALS_TAB.allKnown}</Text>
          ) : (
            <Button
              loading={adding.isPending}
              onClick={() => adding.mutate({ body: {}, file: tried.file }, { onSuccess: trying.reset })}
            >
              {PORTALS_TAB.add}
            </Button>
          )}
        </Part>
      )}
    </>
  );
}

function Stays({ year }: Props) {
  const [opened, setOpened] = useState<{ readonly stay: PortalStay; readonly isForEuros: boolean }>();
  const StayWindow = opened?.isForEuros ? EurosWindow : LinkWindow;
  return (
    <>
      <TablePart
        title={PORTALS_TAB.stays}
        name="soggiorni"
        query={useRead(payouts.stays, { query: { year } })}
        failure={PORTALS_TAB.loadFailed}
        empty={PORTALS_TAB.noStays(year)}
        textOf={({ guestName, code }) => `${guestName} ${code}`}
        columns={STAY_COLUMNS}
        actions={(stay, describedBy) => (
          <RowButtons>
            <RowButton describedBy={describedBy} onClick={() => setOpened({ stay, isForEuros: false })}>
              {PORTALS_TAB.link}
            </RowButton>
            {stay.currency !== 'EUR' && (
              <RowButton describedBy={describedBy} onClick={() => setOpened({ stay, isForEuros: true })}>
                {PORTALS_TAB.writeEuros}
              </RowButton>
            )}
          </RowButtons>
        )}
      />
      {opened && <StayWindow stay={opened.stay} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** An amount in the currency of what it is of. */
function amountIn({ currency }: Pick<PortalStay, 'currency'>, amount: number): string {
  return sayAmount({ amount, currency });
}

function figureColumn(key: string, name: 'gross' | 'commission' | 'paid'): Column<PortalStay> {
  return { key, label: PORTALS_TAB[name], sortBy: (stay) => stay[name], cell: (stay) => amountIn(stay, stay[name]) };
}

const STAY_COLUMNS: readonly [Column<PortalStay>, ...Column<PortalStay>[]] = [
  { key: 'ospite', label: PORTALS_TAB.guest, cell: ({ guestName, code }) => guestName || code },
  { key: 'portale', label: PORTALS_TAB.portal, cell: ({ portal }) => PORTAL_NAMES[portal] },
  {
    key: 'date',
    label: PORTALS_TAB.dates,
    sortBy: ({ startDate }) => startDate,
    cell: ({ startDate, endDate }) => `${formatLocalDate(startDate)} – ${formatLocalDate(endDate)}`,
  },
  figureColumn('lordo', 'gross'),
  figureColumn('commissione', 'commission'),
  {
    key: 'ritenuta',
    label: PORTALS_TAB.withheld,
    cell: (stay) => (
      <>
        {amountIn(stay, stay.withheld)} {stay.isInferred && <Badge tone="waiting">{PORTALS_TAB.inferred}</Badge>}
        <Unexplained of={stay} amount={stay.unexplained} />
      </>
    ),
  },
  figureColumn('pagato', 'paid'),
  { key: 'collegata', label: PORTALS_TAB.linked, cell: ({ bookingId }) => bookingId && PORTALS_TAB.isLinked },
];

type UnexplainedProps = { readonly of: Pick<PortalStay, 'currency'>; readonly amount: number };

function Unexplained({ of, amount }: UnexplainedProps) {
  return amount !== 0 && <Badge tone="careful">{PORTALS_TAB.unexplained(amountIn(of, amount))}</Badge>;
}

const PAYOUT_COLUMNS: readonly [Column<PortalPayout>, ...Column<PortalPayout>[]] = [
  {
    key: 'giorno',
    label: PORTALS_TAB.day,
    sortBy: ({ date }) => date,
    cell: ({ date, portal }) => `${formatLocalDate(date)}, ${PORTAL_NAMES[portal]}`,
  },
  {
    key: 'importo',
    label: PORTALS_TAB.amount,
    sortBy: ({ amount }) => amount,
    cell: (payout) => (
      <>
        {amountIn(payout, payout.amount)} <Unexplained of={payout} amount={payout.gap} />
      </>
    ),
  },
  {
    key: 'banca',
    label: PORTALS_TAB.atBank,
    cell: ({ arrivedOn }) =>
      arrivedOn === null ? PORTALS_TAB.notArrived : PORTALS_TAB.arrived(formatLocalDate(arrivedOn)),
  },
];

function Files() {
  const [withdrawing, setWithdrawing] = useState<PortalFile>();
  return (
    <>
      <TablePart
        title={PORTALS_TAB.files}
        name="file"
        query={useRead(payouts.files)}
        failure={PORTALS_TAB.loadFailed}
        columns={FILE_COLUMNS}
        actions={(file, describedBy) =>
          file.withdrawnAt === undefined && (
            <RowButton describedBy={describedBy} onClick={() => setWithdrawing(file)}>
              {PORTALS_TAB.withdraw}
            </RowButton>
          )
        }
      />
      {withdrawing && (
        <ReasonWindow
          row={payouts.withdraw}
          id={withdrawing.id}
          about={withdrawing.name}
          words={WITHDRAW_FILE}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </>
  );
}

const FILE_COLUMNS: readonly [Column<PortalFile>, ...Column<PortalFile>[]] = [
  { key: 'nome', label: PORTALS_TAB.name, cell: ({ name, portal }) => name || PORTAL_NAMES[portal] },
  {
    key: 'periodo',
    label: PORTALS_TAB.period,
    cell: ({ from, to }) => [from, to].map((day) => (day === null ? '' : formatLocalDate(day))).join(' – '),
  },
  { key: 'righe', label: PORTALS_TAB.rows, cell: ({ counts }) => counts.new },
  {
    key: 'aggiunto',
    label: PORTALS_TAB.addedOn,
    cell: ({ at, by, withdrawnAt }) => (
      <>
        {`${formatInstantDate(at)}, ${by}`} {withdrawnAt && <Badge tone="resting">{PORTALS_TAB.isWithdrawn}</Badge>}
      </>
    ),
  },
];
