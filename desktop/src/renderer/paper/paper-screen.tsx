import type { Transport } from '@approdo/shared/client';
import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { formatInstantDate, formatLocalDate, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { datesOf, isBlock, overallStatusOf } from '@approdo/shared/domain/stays/booking';
import { BOOKING_STATUS, countNights, emailOf, sayDates, sayParty, sayWho } from '@approdo/web/admin';
import { Button, Loader, NativeSelect, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Bridge, Outcome } from '../../ipc.ts';
import { TEXTS } from '../texts.ts';
import { CalendarSheet } from './calendar-sheet.tsx';
import styles from './paper.module.css';
import { PAPER } from './texts.ts';
import { type PaperFacts, usePaper } from './use-paper.ts';

type PaperKind = 'calendar' | 'booking';

type Props = {
  readonly bridge: Pick<Bridge, 'printPage' | 'savePageAsPdf'>;
  readonly transport: Transport;
  readonly kind: PaperKind;
  readonly today: LocalDate;
  readonly onClose: () => void;
};

/** Previews the sheet as printed, with the controls above, which are not printed. */
export function PaperScreen({ bridge, transport, kind, today, onClose }: Props) {
  const state = usePaper(transport);
  if (state.face === 'loading') return <Loader aria-label={TEXTS.loading} m="xl" />;
  if (state.face === 'failed') {
    return (
      <div className={styles.tools} role="alert">
        <Text>{PAPER.failed}</Text>
        <Button onClick={state.onRetry}>{PAPER.retry}</Button>
        <Button variant="subtle" onClick={onClose}>
          {PAPER.close}
        </Button>
      </div>
    );
  }
  const Panel = kind === 'calendar' ? CalendarPanel : BookingPanel;
  return <Panel bridge={bridge} facts={state.facts} today={today} onClose={onClose} />;
}

type PanelProps = Pick<Props, 'bridge' | 'today' | 'onClose'> & { readonly facts: PaperFacts };

const MONTHS = ['1', '3', '6', '12'];

function CalendarPanel({ facts, today, ...panel }: PanelProps) {
  const [first, setFirst] = useState(today.slice(0, 7));
  const [months, setMonths] = useState('3');
  return (
    <Sheet
      {...panel}
      facts={facts}
      today={today}
      title={PAPER.calendar}
      fileName={PAPER.fileOfCalendar(first)}
      choice={
        <>
          <TextInput
            type="month"
            label={PAPER.first}
            value={first}
            onChange={({ currentTarget }) => currentTarget.value && setFirst(currentTarget.value)}
          />
          <NativeSelect
            label={PAPER.months}
            data={MONTHS}
            value={months}
            onChange={({ currentTarget }) => setMonths(currentTarget.value)}
          />
        </>
      }
    >
      <CalendarSheet facts={facts} first={first} months={Number(months)} />
    </Sheet>
  );
}

function BookingPanel({ facts, today, ...panel }: PanelProps) {
  const [chosenId, setChosenId] = useState(() => pickNext(facts.bookings, today)?.id);
  const chosen = facts.bookings.find(({ id }) => id === chosenId);
  return (
    <Sheet
      {...panel}
      facts={facts}
      today={today}
      title={PAPER.booking}
      fileName={chosen && PAPER.fileOfBooking(sayWho(chosen), chosen.startDate)}
      choice={
        chosen && (
          <NativeSelect
            label={PAPER.chosen}
            data={facts.bookings.map((booking) => ({
              value: booking.id,
              label: `${sayDates(booking)} · ${sayWho(booking)}`,
            }))}
            value={chosen.id}
            onChange={({ currentTarget }) => setChosenId(currentTarget.value)}
          />
        )
      }
    >
      {chosen ? <BookingSheet booking={chosen} /> : <p>{PAPER.none}</p>}
    </Sheet>
  );
}

/** The current or next stay; if all are over, the last one. */
function pickNext(bookings: readonly Booking[], today: LocalDate): Booking | undefined {
  return bookings.find((booking) => datesOf(booking).endDate >= today) ?? bookings.at(-1);
}

type SheetProps = PanelProps & {
  readonly title: string;
  /** Left out if there is nothing to print. */
  readonly fileName: string | undefined;
  readonly choice: ReactNode;
  readonly children: ReactNode;
};

function Sheet({ bridge, facts, today, title, fileName, choice, children, onClose }: SheetProps) {
  const [message, setMessage] = useState<{ readonly text: string; readonly isFault: boolean }>();

  async function put(step: () => Promise<Outcome<'saved' | 'cancelled'>>, success?: string): Promise<void> {
    setMessage(undefined);
    const outcome = await step();
    if (!outcome.ok) setMessage({ text: outcome.problem.error, isFault: true });
    else if (success && outcome.value === 'saved') setMessage({ text: success, isFault: false });
  }

  return (
    <main className={styles.desk}>
      <title>{`${title} · ${TEXTS.product}`}</title>
      <div className={styles.tools}>
        {choice}
        {fileName && (
          <>
            <Button onClick={() => void put(bridge.printPage)}>{PAPER.print}</Button>
            <Button variant="default" onClick={() => void put(() => bridge.savePageAsPdf(fileName), PAPER.saved)}>
              {PAPER.save}
            </Button>
          </>
        )}
        <Button variant="subtle" onClick={onClose}>
          {PAPER.close}
        </Button>
        {message && <p role={message.isFault ? 'alert' : 'status'}>{message.text}</p>}
      </div>
      <article className={styles.sheet}>
        <header className={styles.head}>
          <div>
            <p className={styles.site}>{facts.siteName}</p>
            {facts.address && <p>{facts.address}</p>}
          </div>
          <p>{PAPER.printedOn(sayLocalDate(today))}</p>
        </header>
        <h1>{title}</h1>
        {children}
      </article>
    </main>
  );
}

/** One booking, with everything that the owner knows of it. */
function BookingSheet({ booking }: { readonly booking: Booking }) {
  return (
    <>
      <h2 className={styles.subject}>
        {sayWho(booking)}, {sayDates(booking)}
      </h2>
      <dl className={styles.facts}>
        {listFacts(booking)
          .filter(([, fact]) => fact)
          .map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

function listFacts(booking: Booking): readonly (readonly [string, string | null | undefined])[] {
  const { facts } = PAPER;
  const dates = [
    [facts.checkIn, formatLocalDate(booking.startDate)],
    [facts.checkOut, formatLocalDate(datesOf(booking).endDate)],
  ] as const;
  const status = [facts.status, BOOKING_STATUS[overallStatusOf(booking)]] as const;
  const nights = [facts.nights, countNights(booking)?.toString()] as const;
  if (isBlock(booking)) return [...dates, nights, status, [facts.reason, booking.reason]];
  return [
    [facts.who, sayWho(booking)],
    [facts.email, emailOf(booking)],
    ...dates,
    nights,
    [facts.guests, sayParty(booking)],
    status,
    [facts.note, booking.note],
    [facts.asked, booking.createdAt && formatInstantDate(booking.createdAt)],
  ];
}
