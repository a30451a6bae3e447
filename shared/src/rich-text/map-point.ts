import { decodeSegment, GOOGLE_PLACES, mapOf, type Point, readMapAddress, readPoint } from './map-address.ts';
import { readWebAddress } from './web-address.ts';

/** An address of a map is shorter; nothing longer is looked at. */
const MAX_LENGTH = 2000;

const DECIMAL = String.raw`-?\d{1,3}(?:\.\d{1,20})?`;

/**
 * The point that somebody means who pastes the address of a place on Google Maps or OpenStreetMap, or its coordinates
 * as maps write them; undefined where there is none, as in a shortened address.
 */
export function readMapPoint(typed: string): Point | undefined {
  const text = typed.trim();
  if (text === '' || text.length > MAX_LENGTH) return undefined;
  const url = readWebAddress(text);
  if (!url) return readCoordinates(text);
  const map = mapOf(url);
  if (!map) return undefined;
  return map === 'google' ? readGooglePoint(url) : readOpenStreetMapPoint(url);
}

/** The address of a map around a point that can be framed. */
export function mapAddressOf(point: Point): string | undefined {
  return readMapAddress(pageOfPoint(point));
}

/** The address of a page with that point on a map. */
export function pageOfPoint({ latitude, longitude }: Point): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}

/** The pin of a place comes before the middle of the view, which is somewhere near it. */
function readGooglePoint(url: URL): Point | undefined {
  const address = `${url.pathname}${url.search}`;
  const [, latitude, longitude] = new RegExp(`!3d(${DECIMAL})!4d(${DECIMAL})`).exec(address) ?? [];
  const pin = readPoint([latitude ?? '', longitude ?? '']);
  if (pin) return pin;
  for (const name of GOOGLE_PLACES) {
    const asked = readCoordinates(url.searchParams.get(name) ?? '');
    if (asked) return asked;
  }
  const [, place] = /\/maps\/(?:place|search)\/([^/@]+)/.exec(url.pathname) ?? [];
  const named = place && readCoordinates(decodeSegment(place));
  return named || readPoint(/@([^/]*)/.exec(url.pathname)?.[1]?.split(',').slice(0, 2));
}

function readOpenStreetMapPoint(url: URL): Point | undefined {
  const pin = readPoint([url.searchParams.get('mlat') ?? '', url.searchParams.get('mlon') ?? '']);
  const marker = readPoint(url.searchParams.get('marker')?.split(','));
  const view = /(?:^#|&)map=([^&]*)/.exec(url.hash)?.[1]?.split('/').slice(1);
  return pin ?? marker ?? readPoint(view);
}

/** `38.55, 14.57`, `38,55 14,57` or `38°33'00"N 14°34'12"E`, latitude first. */
function readCoordinates(text: string): Point | undefined {
  const trimmed = text.trim();
  const pair =
    new RegExp(`^(${DECIMAL})\\s*[,;\\s]\\s*(${DECIMAL})$`).exec(trimmed) ??
    /^(-?\d{1,3},\d{1,20})(?:\s*;\s*|\s+)(-?\d{1,3},\d{1,20})$/.exec(trimmed);
  if (pair) return readPoint(pair.slice(1).map((degrees) => degrees.replace(',', '.')));
  const parts = [...trimmed.matchAll(SEXAGESIMAL)];
  const isAll = parts.length === 2 && trimmed.replace(SEXAGESIMAL, '').trim().replace(',', '') === '';
  const [latitude, longitude] = isAll ? parts : [];
  if (!latitude || !longitude || !/[NS]/i.test(latitude[4] ?? '') || /[NS]/i.test(longitude[4] ?? '')) return undefined;
  return readPoint([latitude, longitude].map(degreesOf));
}

/** Degrees, minutes, seconds and where they point; O is west in Italian. */
const SEXAGESIMAL = /(\d{1,3})°\s*(?:(\d{1,2})['′’]\s*)?(?:(\d{1,2}(?:[.,]\d{1,10})?)["″”]\s*)?([NSEWO])/gi;

function degreesOf([, degrees, minutes = '0', seconds = '0', side = '']: RegExpMatchArray): string {
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds.replace(',', '.')) / 3600;
  return (/[SWO]/i.test(side) ? -size : size).toFixed(6);
}
