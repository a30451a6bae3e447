import type { PropertyDetails } from '@approdo/shared/contract/content/property';
import { formatInstantDate } from '@approdo/shared/domain/base/date/local-date';
import { LANGUAGE_NAMES } from '@approdo/shared/domain/base/language/language';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { canBeEdited, isBlock } from '@approdo/shared/domain/stays/booking';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { DOOR_CODE_FORM, STAY_SECTION } from '../../bookings/bookings/index.ts';
import { useProperty } from '../../content/property/index.ts';
import { ContactLink } from '../../kit/frame/contact-link.tsx';
import { useIsPhone } from '../../kit/frame/use-is-phone.ts';
import kit from '../../kit/styles/kit.module.css';
import cards from '../../kit/table/cards.module.css';
import {
  EDIT_FORM,
  emailOf,
  noteOf,
  sayDates,
  sayFoundBy,
  sayLength,
  sayParty,
  saySource,
} from '../../stays/stays/index.ts';
import type { BookingView } from './booking-view.ts';
import styles from './stay-section.module.css';
import { useDoorCode } from './use-door-code.ts';

const MAP = 'https://www.openstreetmap.org';
const CLOSE_BY = 17;

/** A map of the property, by its coordinates or else its address; undefined if it has neither. */
function mapAddress({
  latitude,
  longitude,
  address,
}: Pick<PropertyDetails, 'latitude' | 'longitude' | 'address'>): string | undefined {
  if (latitude !== null && longitude !== null) {
    return `${MAP}/?mlat=${latitude}&mlon=${longitude}#map=${CLOSE_BY}/${latitude}/${longitude}`;
  }
  return address ? `${MAP}/search?query=${encodeURIComponent(address)}` : undefined;
}

/** What was booked, and how to reach the guest. */
export function StaySection({ booking, onOpen }: BookingView) {
  return (
    <div className={kit.stack4} style={{ justifyItems: 'start' }}>
      <dl className={cards.facts}>
        {listFacts(booking).map(([term, fact]) => (
          <Fact key={term} term={term} fact={fact} />
        ))}
        {booking.status === 'CONFIRMED' && <DoorCodeFact id={booking.id} onOpen={() => onOpen('doorCode')} />}
      </dl>
      {canBeEdited(booking) && (
        <Button variant="default" className={styles.edit} onClick={() => onOpen('edit')}>
          {EDIT_FORM.open}
        </Button>
      )}
      {!isBlock(booking) && <MapLink />}
    </div>
  );
}

type ViewedBooking = BookingView['booking'];

/** Only what is known is listed. */
function listFacts(booking: ViewedBooking): (readonly [string, ReactNode])[] {
  const { guestPhone, cleaningNote, language, createdAt, source, commission } = booking;
  const email = emailOf(booking);
  const isOwn = !isBlock(booking);
  return [
    [STAY_SECTION.dates, [sayDates(booking), sayLength(booking)].filter(Boolean).join(' · ')],
    [STAY_SECTION.guests, sayParty(booking)],
    [isOwn ? STAY_SECTION.note : STAY_SECTION.reason, noteOf(booking)],
    [STAY_SECTION.phone, guestPhone && <PhoneLink number={guestPhone} />],
    [
      STAY_SECTION.email,
      email && (
        <ContactLink className={styles.reach} to={{ kind: 'mail', email }}>
          {email}
        </ContactLink>
      ),
    ],
    [STAY_SECTION.language, isOwn ? LANGUAGE_NAMES[language] : ''],
    [STAY_SECTION.foundBy, sayFoundBy(booking)],
    [STAY_SECTION.source, saySource(booking)],
    [STAY_SECTION.commission, commission !== undefined && formatEuros(commission)],
    [STAY_SECTION.cleaningNote, cleaningNote],
    [source === 'SITE' ? STAY_SECTION.created : STAY_SECTION.entered, createdAt && formatInstantDate(createdAt)],
  ];
}

/** The guest's door code, with a button to change it; nothing until it is known. */
function DoorCodeFact({ id, onOpen }: { readonly id: string; readonly onOpen: () => void }) {
  const { data } = useDoorCode(id);
  if (!data) return null;
  const { doorCode } = data;
  return (
    <>
      <dt>{STAY_SECTION.doorCode}</dt>
      <dd>
        {doorCode && <span translate="no">{doorCode} </span>}
        <Button variant="subtle" size="compact-sm" className={styles.edit} onClick={onOpen}>
          {doorCode ? DOOR_CODE_FORM.change : DOOR_CODE_FORM.write}
        </Button>
      </dd>
    </>
  );
}

function PhoneLink({ number }: { readonly number: string }) {
  return (
    <ContactLink className={styles.reach} to={{ kind: 'phone', number }}>
      {number}
    </ContactLink>
  );
}

function Fact({ term, fact }: { readonly term: string; readonly fact: ReactNode }) {
  if (!fact) return null;
  return (
    <>
      <dt>{term}</dt>
      <dd>{fact}</dd>
    </>
  );
}

/** On a phone, to share directions with a guest. */
function MapLink() {
  const { data: property } = useProperty();
  const isPhone = useIsPhone();
  const address = property && mapAddress(property);
  if (!isPhone || address === undefined) return null;
  return (
    <a className={kit.touchLink} href={address} target="_blank" rel="noreferrer">
      {STAY_SECTION.map}
    </a>
  );
}
