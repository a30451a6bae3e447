import { readWebAddress } from './web-address.ts';

/** Google has a domain in each country; its maps are the same in all. */
const GOOGLE_HOST = /^(?:www\.)?google\.(?:com?\.)?[a-z]{2,3}$/;
const GOOGLE_MAPS_HOST = /^maps\.google\.(?:com?\.)?[a-z]{2,3}$/;
const OPEN_STREET_MAP_HOSTS = ['openstreetmap.org', 'www.openstreetmap.org'];

/** Parameters by which Google Maps is asked for a place. */
export const GOOGLE_PLACES = ['q', 'query', 'll', 'center', 'daddr', 'destination'] as const;

/** The zoom of a place that says none: streets with their names. */
const USUAL_ZOOM = 15;

export type Point = { readonly latitude: number; readonly longitude: number };

/**
 * The address of a map that can be framed, rebuilt from the place that any address of Google Maps or OpenStreetMap
 * names; undefined for anything else. Reading its own answer gives the same again.
 */
export function readMapAddress(address: string): string | undefined {
  const url = readWebAddress(address);
  const map = url && mapOf(url);
  if (!map) return undefined;
  return map === 'google' ? readGoogleMap(url) : readOpenStreetMap(url);
}

/** Whose map an address leads to; undefined where to no map. */
export function mapOf(url: URL): 'google' | 'openstreetmap' | undefined {
  if (OPEN_STREET_MAP_HOSTS.includes(url.hostname)) return 'openstreetmap';
  const isGoogleMap =
    GOOGLE_MAPS_HOST.test(url.hostname) || (GOOGLE_HOST.test(url.hostname) && /^\/maps(?:\/|$)/.test(url.pathname));
  return isGoogleMap ? 'google' : undefined;
}

/** Whether Google shortened the address of a place, which only Google can make long again. */
export function isShortenedMap(address: string): boolean {
  return /^(?:https?:\/\/)?(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/maps)(?:[/?#]|$)/i.test(address.trim());
}

function readGoogleMap(url: URL): string | undefined {
  const parameters = url.pathname.endsWith('/maps/embed') ? url.searchParams.get('pb') : null;
  if (parameters) return `https://www.google.com/maps/embed?${new URLSearchParams({ pb: parameters })}`;
  const query = googleQueryOf(url);
  if (!query) return undefined;
  const zoom = readZoom(url.searchParams.get('z') ?? /@[^/]*,([\d.]+)z/.exec(url.pathname)?.[1]);
  return `https://www.google.com/maps?${new URLSearchParams({ q: query, z: String(zoom), output: 'embed' })}`;
}

/** The place asked for: as a parameter, as a segment after `place` or `search`, or as a point after `@`. */
function googleQueryOf(url: URL): string | undefined {
  for (const name of GOOGLE_PLACES) {
    const asked = url.searchParams.get(name)?.trim();
    if (asked) return asked;
  }
  const segment = /\/maps\/(?:place|search)\/([^/@]+)/.exec(url.pathname)?.[1];
  const place = segment && decodeSegment(segment);
  return place || /@(-?[\d.]+,-?[\d.]+)/.exec(url.pathname)?.[1];
}

/** A segment of a path as it is read; empty where it cannot be. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment.replaceAll('+', ' ')).trim();
  } catch {
    return '';
  }
}

function readOpenStreetMap(url: URL): string | undefined {
  const marker = readPoint(url.searchParams.get('marker')?.split(','));
  const box = readBox(url.searchParams.get('bbox'));
  if (url.pathname === '/export/embed.html') return box && openStreetMapAddress(box, marker);

  const [zoom, ...view] = /(?:^#|&)map=([^&]*)/.exec(url.hash)?.[1]?.split('/') ?? [];
  const pin = readPoint([url.searchParams.get('mlat') ?? '', url.searchParams.get('mlon') ?? '']);
  const centre = readPoint(view) ?? pin;
  return centre && openStreetMapAddress(boxAround(centre, readZoom(zoom)), pin);
}

/** West, south, east, north. */
type Box = readonly [number, number, number, number];

function openStreetMapAddress(box: Box, marker: Point | undefined): string {
  const parameters = new URLSearchParams({ bbox: box.map(writeDegrees).join(','), layer: 'mapnik' });
  if (marker) parameters.set('marker', `${writeDegrees(marker.latitude)},${writeDegrees(marker.longitude)}`);
  return `https://www.openstreetmap.org/export/embed.html?${parameters}`;
}

/** About what a map of 800 by 480 pixels shows at that zoom: a tile of 256 pixels spans 360 degrees at zoom 0. */
function boxAround({ latitude, longitude }: Point, zoom: number): Box {
  const perPixel = 360 / 256 / 2 ** zoom;
  const halfWidth = Math.min(400 * perPixel, 180);
  const halfHeight = Math.min(240 * perPixel * Math.cos((latitude * Math.PI) / 180), 90);
  return [
    Math.max(longitude - halfWidth, -180),
    Math.max(latitude - halfHeight, -90),
    Math.min(longitude + halfWidth, 180),
    Math.min(latitude + halfHeight, 90),
  ];
}

function readBox(text: string | null): Box | undefined {
  const [west, south, east, north] = text?.split(',').map(readDegrees) ?? [];
  if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined;
  return west < east && south < north ? [west, south, east, north] : undefined;
}

/** Latitude and longitude, in that order; undefined where they are none on Earth. */
export function readPoint(parts: readonly string[] | undefined): Point | undefined {
  const [latitude, longitude] = parts?.map(readDegrees) ?? [];
  if (latitude === undefined || longitude === undefined || Math.abs(latitude) > 90) return undefined;
  return { latitude, longitude };
}

function readDegrees(text: string): number | undefined {
  if (!/^-?\d{1,3}(?:\.\d{1,20})?$/.test(text)) return undefined;
  const degrees = Number(text);
  return Math.abs(degrees) <= 180 ? degrees : undefined;
}

/** Five decimals are a metre. */
function writeDegrees(degrees: number): string {
  return String(Number(degrees.toFixed(5)));
}

function readZoom(text: string | null | undefined): number {
  const zoom = Number(text ?? '');
  return zoom >= 1 && zoom <= 21 ? Math.round(zoom) : USUAL_ZOOM;
}
