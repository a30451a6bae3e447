import type { PropertyDetails } from '@approdo/shared/contract/content/property';

const MAP = 'https://www.openstreetmap.org';
const CLOSE_BY = 17;

/** Where a map shows the property: by its place, or else by its address; undefined where it has neither. */
export function mapAddress({
  latitude,
  longitude,
  address,
}: Pick<PropertyDetails, 'latitude' | 'longitude' | 'address'>): string | undefined {
  if (latitude !== null && longitude !== null) {
    return `${MAP}/?mlat=${latitude}&mlon=${longitude}#map=${CLOSE_BY}/${latitude}/${longitude}`;
  }
  return address ? `${MAP}/search?query=${encodeURIComponent(address)}` : undefined;
}
