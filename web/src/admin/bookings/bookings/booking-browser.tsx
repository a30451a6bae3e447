import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { formatInstantDate, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { overallStatusOf } from '@approdo/shared/domain/stays/booking';
import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { EmptyState } from '../../kit/feedback/query-states.tsx';
import { useSaveFile } from '../../kit/frame/use-save-file.ts';
import { Paper } from '../../kit/paper/paper.tsx';
import { PAPER } from '../../kit/paper/texts.ts';
import { ListingBar } from '../../kit/table/listing-bar.tsx';
import { TABLE } from '../../kit/table/texts.ts';
import { useChoice } from '../../kit/table/use-choice.ts';
import { useListing } from '../../kit/table/use-listing.ts';
import {
  BOOKING_COLUMNS,
  BOOKING_FILTER,
  BOOKING_FINDER,
  BOOKING_SOURCES,
  BOOKING_STATUS,
  emailOf,
  MONEY_FILTER,
  noteOf,
  PAPER_COLUMNS,
  sayDates,
  sayLength,
  sayParty,
  sayWho,
} from '../../stays/stays/index.ts';
import { BookingList } from './booking-list.tsx';
import { writeBookingsCsv } from './export-bookings.ts';
import {
  BOOKING_KINDS,
  filterBookings,
  listChannels,
  listYears,
  ORDERS,
  OWN_SOURCES,
  PAYMENT_STATUSES,
  textOfBooking,
} from './find-bookings.ts';
import type { BookingControls } from './listed-bookings.ts';
import styles from './print-sheet.module.css';

type Props = BookingControls & { readonly bookings: readonly Booking[] };

/** The filtered bookings, to act on, export or print. */
export function BookingBrowser({ bookings, ...listed }: Props) {
  const { today } = listed;
  const years = listYears(bookings);
  const channels = listChannels(bookings);
  const [kind, chooseKind] = useChoice('stato', ['all', ...BOOKING_KINDS]);
  const [source, chooseSource] = useChoice('da', ['all', ...OWN_SOURCES, ...channels.map(({ id }) => id)]);
  const [paymentStatus, choosePaymentStatus] = useChoice('pagamento', ['all', ...PAYMENT_STATUSES]);
  const [year, chooseYear] = useChoice('anno', ['all', ...years]);
  const listing = useListing({
    name: 'prenotazioni',
    rows: filterBookings(bookings, {
      kind: kind === 'all' ? undefined : kind,
      source: source === 'all' ? undefined : source,
      money: paymentStatus === 'all' ? undefined : paymentStatus,
      year: year === 'all' ? undefined : year,
      now: new Date(),
    }),
    orders: ORDERS,
    textOf: textOfBooking,
    isUnpaged: true,
  });

  return (
    <>
      <ListingBar listing={listing} hasOrders>
        <Choice
          label={BOOKING_FINDER.status}
          every={BOOKING_FINDER.everyStatus}
          value={kind}
          choices={BOOKING_KINDS.map((value) => ({ value, label: BOOKING_FILTER[value] }))}
          onChoose={chooseKind}
        />
        <Choice
          label={BOOKING_FINDER.source}
          every={BOOKING_FINDER.everySource}
          value={source}
          choices={[
            ...OWN_SOURCES.map((value) => ({ value, label: BOOKING_SOURCES[value] })),
            ...channels.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChoose={chooseSource}
        />
        <Choice
          label={BOOKING_FINDER.money}
          every={BOOKING_FINDER.everyMoney}
          value={paymentStatus}
          choices={PAYMENT_STATUSES.map((value) => ({ value, label: MONEY_FILTER[value] }))}
          onChoose={choosePaymentStatus}
        />
        <Choice
          label={BOOKING_FINDER.year}
          every={BOOKING_FINDER.everyYear}
          value={year}
          choices={years.map((value) => ({ value, label: value }))}
          onChoose={chooseYear}
        />
        <ExportButtons bookings={listing.visibleRows} today={today} />
      </ListingBar>
      {listing.count === 0 ? (
        <EmptyState text={TABLE.nothingFound} />
      ) : (
        <BookingList
          bookings={listing.visibleRows}
          all={bookings}
          isSorted={ORDERS.some(({ key }) => key === listing.view.order)}
          {...listed}
        />
      )}
    </>
  );
}

type ChoiceProps = {
  readonly label: string;
  /** The label of the option for all. */
  readonly every: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
};

function Choice({ label, every, value, choices, onChoose }: ChoiceProps) {
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      data={[{ value: 'all', label: every }, ...choices]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}

type ExportButtonsProps = { readonly bookings: readonly Booking[]; readonly today: LocalDate };

/** Exports the filtered list as a spreadsheet or on paper. */
function ExportButtons({ bookings, today }: ExportButtonsProps) {
  const saveFile = useSaveFile();
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <Group gap="sm">
      {saveFile && (
        <Button variant="default" onClick={() => void saveFile(writeBookingsCsv(bookings, today))}>
          {BOOKING_FINDER.saveCsv}
        </Button>
      )}
      <Button variant="default" onClick={() => setIsPrinting(true)}>
        {PAPER.print}
      </Button>
      {isPrinting && <PrintSheet bookings={bookings} today={today} onPrinted={() => setIsPrinting(false)} />}
    </Group>
  );
}

type PrintSheetProps = {
  readonly bookings: readonly Booking[];
  readonly today: LocalDate;
  readonly onPrinted: () => void;
};

/** Opens the print dialog with only the list; never visible on screen. */
function PrintSheet({ bookings, today, onPrinted }: PrintSheetProps) {
  return (
    <Paper today={today} onPrinted={onPrinted}>
      <table>
        <thead>
          <tr>
            <th scope="col">{BOOKING_COLUMNS.guest}</th>
            <th scope="col">{BOOKING_COLUMNS.stay}</th>
            <th scope="col">{BOOKING_COLUMNS.guests}</th>
            <th scope="col">{BOOKING_COLUMNS.status}</th>
            <th scope="col">{PAPER_COLUMNS.note}</th>
            <th scope="col">{PAPER_COLUMNS.created}</th>
          </tr>
        </thead>
        <tbody>
          {bookings.map((booking) => (
            <tr key={booking.id}>
              <th scope="row">
                {sayWho(booking)}
                <br />
                {emailOf(booking)}
              </th>
              <td>
                {sayDates(booking)}
                <br />
                {sayLength(booking)}
              </td>
              <td>{sayParty(booking)}</td>
              <td>{BOOKING_STATUS[overallStatusOf(booking)]}</td>
              <td className={styles.note}>{noteOf(booking)}</td>
              <td>{booking.createdAt && formatInstantDate(booking.createdAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}
