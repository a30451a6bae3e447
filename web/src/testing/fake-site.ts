import { createClient, type WireAnswer } from '@approdo/shared/client';
import { contract } from '@approdo/shared/contract';
import type { Booking } from '@approdo/shared/contract/bookings';
import type { HomepageSettings } from '@approdo/shared/contract/homepage';
import type { PropertyDetails } from '@approdo/shared/contract/property';
import { initialRates } from '@approdo/shared/domain/rates';

type FakeSite = {
  readonly homepage?: Partial<HomepageSettings>;
  readonly property?: Partial<PropertyDetails>;
  readonly bookings?: readonly Booking[];
};

/** A client of a small site that answers from memory, as a visitor sees it. */
export function createFakeSite({ homepage, property, bookings = [] }: FakeSite = {}) {
  const answers: Readonly<Record<string, unknown>> = {
    '/homepage': { ...aHomepage(), ...homepage },
    '/property': { ...aProperty(), ...property },
    '/bookings': bookings,
    '/rates': initialRates,
  };
  return createClient(contract, async ({ path }): Promise<WireAnswer> => {
    const body = answers[path];
    return body === undefined ? { status: 404, body: { error: `Nothing at ${path}` } } : { status: 200, body };
  });
}

export function aBooking(booking: Partial<Booking> = {}): Booking {
  return {
    id: 'b1',
    startDate: '2027-06-12',
    endDate: '2027-06-19',
    status: 'CONFIRMED',
    isBlocked: false,
    ...booking,
  };
}

function aHomepage(): HomepageSettings {
  return {
    siteName: 'Casa Zagara',
    heroImage: '/uploads/hero-bay.jpg',
    heroTitle: 'La casa sopra la baia',
    heroSubtitle: 'Limoni e una terrazza sul mare',
    primaryButton: { text: 'Prenota', link: '/booking', visible: true },
    secondaryButton: { text: 'Guarda le foto', link: '/gallery', visible: false },
  };
}

function aProperty(): PropertyDetails {
  return {
    name: 'Casa Zagara',
    description: 'Una casa di pescatori.\n\nAlla caletta si scende a piedi.',
    bedrooms: 2,
    bathrooms: 1,
    maxGuests: 4,
    amenities: ['Free WiFi', 'Amaca'],
    images: ['/uploads/terrace.jpg', '/uploads/kitchen.jpg'],
    sameDayTurnover: false,
    cin: 'IT000000A000000000',
    address: 'Via del Limoneto 12',
    latitude: null,
    longitude: null,
  };
}
