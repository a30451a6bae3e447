import type { BookingDetails } from '@approdo/shared/contract/bookings/booking';
import { addDays, daysBetween, formatLocalDate, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { isInTime } from '@approdo/shared/domain/prices/choose-extras';
import { lazy, Suspense, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import type { StayOffer } from '../../prices/extras/stay-offer.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './extras-part.module.css';
import parts from './stay-parts.module.css';

const ExtrasForm = lazy(async () => ({ default: (await import('./extras-form.tsx')).ExtrasForm }));

type Props = {
  readonly booking: BookingDetails;
  readonly offer: StayOffer | undefined;
  readonly today: LocalDate;
  readonly load: () => Promise<unknown>;
};

/** The extras of the stay, which the guest may change while in time. */
export function ExtrasPart({ booking, offer, today, load }: Props) {
  const { extras: words, forms } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { taken, canChange } = listTaken(booking, offer, { today, linen: words.linen });
  if (!hasExtras(booking, offer, today)) return null;
  return (
    <section className={parts.part} aria-labelledby="stay-extras">
      <h4 id="stay-extras">{words.title}</h4>
      {isSaved && !isOpen && <Banner kind="success">{words.saved}</Banner>}
      {!isOpen && <TakenList taken={taken.filter(({ isOpen: can }) => can)} />}
      {taken.length === 0 && !isOpen && <p>{words.none}</p>}
      {isOpen && offer && (
        <Suspense fallback={<p>{forms.moment}</p>}>
          <ExtrasForm
            booking={booking}
            offer={offer}
            today={today}
            onSaved={async () => {
              setSaved(true);
              setOpen(false);
              await load();
            }}
            onLeave={() => setOpen(false)}
          />
        </Suspense>
      )}
      {canChange && !isOpen && (
        <button
          type="button"
          className={buttons.quiet}
          onClick={() => {
            setSaved(false);
            setOpen(true);
          }}
        >
          {words.change}
        </button>
      )}
      <ClosedList taken={taken.filter(({ isOpen: can }) => !can)} />
    </section>
  );
}

/** Whether any extras are taken, or may be. */
export function hasExtras(booking: Props['booking'], offer: StayOffer | undefined, today: LocalDate): boolean {
  if (!offer && !booking.extras?.length) return false;
  const { taken, canChange } = listTaken(booking, offer, { today, linen: '' });
  return taken.length > 0 || canChange;
}

/** A chosen extra, and whether and until when it may be changed; undefined for no limit. */
type Taken = { readonly name: string; readonly isOpen: boolean; readonly until?: LocalDate | undefined };

function listTaken(
  { startDate, endDate, status, linen, extras = [] }: Props['booking'],
  offer: StayOffer | undefined,
  { today, linen: linenName }: { readonly today: LocalDate; readonly linen: string },
): { readonly taken: readonly Taken[]; readonly canChange: boolean } {
  const isAlive = (status === 'PENDING' || status === 'CONFIRMED') && today <= endDate;
  const daysAhead = daysBetween(today, startDate);
  const can = (untilDays: number | undefined) => isAlive && untilDays !== undefined && isInTime(untilDays, daysAhead);
  const of = (name: string, untilDays: number | undefined): Taken => ({
    name,
    isOpen: can(untilDays),
    ...(untilDays && { until: addDays(startDate, -untilDays) }),
  });
  const offered = offer?.extras ?? [];
  const taken = [
    ...(linen ? [of(linenName, offer?.linenUntilDays)] : []),
    ...extras.map(({ id, name, quantity }) => {
      const named = quantity === 1 ? name : `${name} × ${quantity}`;
      return of(named, offered.find((extra) => extra.id === id)?.untilDays);
    }),
  ];
  const canChange = [offer?.linenUntilDays, ...offered.map(({ untilDays }) => untilDays)].some(can);
  return { taken, canChange };
}

function TakenList({ taken }: { readonly taken: readonly Taken[] }) {
  const { language, extras: words } = useTexts();
  if (taken.length === 0) return null;
  return (
    <ul className={styles.extras}>
      {taken.map(({ name, until }) => (
        <li key={name}>
          <span>{name}</span>
          {until && <span className={styles.until}>{words.until(formatLocalDate(until, language))}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Extras that can no longer be changed, listed below the others. */
function ClosedList({ taken }: { readonly taken: readonly Taken[] }) {
  const { extras: words } = useTexts();
  if (taken.length === 0) return null;
  return (
    <>
      <h5 id="stay-extras-closed">{words.closed}</h5>
      <ul className={styles.extras} aria-labelledby="stay-extras-closed">
        {taken.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
