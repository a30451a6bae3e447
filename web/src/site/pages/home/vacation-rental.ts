import type { PageRequest } from '@approdo/shared/client/page';
import type { PublicReview, ReviewSummary } from '@approdo/shared/contract/bookings/reviews';
import type { PropertyDetails } from '@approdo/shared/contract/content/property';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import type { StructuredData } from '../../page/structured-data.ts';

type Rental = {
  readonly request: PageRequest;
  readonly property: PropertyDetails;
  readonly reviews: ReviewSummary;
  /** The price of its nights, if published. */
  readonly offer?: StructuredData | undefined;
};

/** The rental's structured data; a property without registration codes is identified by its address on the web. */
export function vacationRental({ request, property, reviews, offer }: Rental): StructuredData {
  const { origin, language, languages } = request;
  // Search engines want none that were written elsewhere.
  const own = reviews.newest.filter(({ collectedOn }) => collectedOn === undefined).slice(0, MAX_REVIEWS);
  const { name, description, cin, cir, images, address, town, phone, latitude, longitude } = property;
  return {
    '@type': 'VacationRental',
    name,
    description,
    identifier: identifierOf([cin, cir], origin),
    url: `${origin}${addressIn(language, '/')}`,
    ...(languages.length > 1 && { inLanguage: language }),
    image: images.map((image) => new URL(image, origin).href),
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        ...(town && { addressLocality: town }),
        addressCountry: 'IT',
      },
    }),
    ...(phone && { telephone: phone }),
    ...(latitude !== null && longitude !== null && { latitude, longitude }),
    containsPlace: accommodationOf(property),
    ...(reviews.total > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: reviews.averageRating,
        reviewCount: reviews.total,
        bestRating: 5,
      },
      ...(own.length > 0 && { review: own.map(reviewOf) }),
    }),
    ...(offer && { makesOffer: offer }),
  };
}

function identifierOf(codes: readonly (string | null)[], origin: string): string | readonly string[] {
  const [first, ...others] = codes.filter((code) => code !== null);
  if (first === undefined) return origin;
  return others.length === 0 ? first : [first, ...others];
}

const MAX_REVIEWS = 3;

function accommodationOf({ bedrooms, bathrooms, maxGuests, amenities }: PropertyDetails): StructuredData {
  return {
    '@type': 'Accommodation',
    additionalType: 'EntirePlace',
    occupancy: { '@type': 'QuantitativeValue', value: maxGuests },
    numberOfBedrooms: bedrooms,
    numberOfBathroomsTotal: bathrooms,
    amenityFeature: amenities.map((amenity) => ({
      '@type': 'LocationFeatureSpecification',
      name: amenity,
      value: true,
    })),
  };
}

function reviewOf({ rating, comment, createdAt, author }: PublicReview): StructuredData {
  return {
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    author: { '@type': 'Person', name: author.name },
    datePublished: createdAt.slice(0, 10),
    reviewBody: comment,
  };
}
