import type { OwnersDay, StayAtHand } from '@approdo/shared/contract/operations/today';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayInstantDateTime } from '@approdo/shared/domain/base/date/say-date';
import { reachAddress } from '@approdo/shared/domain/messages/reach';
import { escapeMarkup } from '@approdo/shared/rich-text/stored-content';
import { OFFLINE } from '../../operations/phone/index.ts';
import { ARRIVALS } from '../../operations/today/index.ts';
import type { PropertyFacts } from '../../phone-shell.ts';
import { sayParty } from '../../stays/stays/index.ts';
import { OWNER_DAY_STYLES } from './owner-day-styles.ts';

type OwnerDay = {
  /** The instant of the server's answer. */
  readonly at: string;
  readonly next: OwnersDay['next'];
  readonly property: PropertyFacts;
  readonly stylesheets: readonly string[];
};

/** Oggi as it opens offline: complete without scripts, since there may be none. */
export function writeOwnerDayPage({ at, next, property, stylesheets }: OwnerDay): string {
  const stays =
    next.length === 0 ? `<p>${escapeMarkup(OFFLINE.nobody)}</p>` : `<ul>${next.map(writeStay).join('')}</ul>`;
  const hours = [
    property.checkInFrom && OFFLINE.checkInFrom(property.checkInFrom),
    property.checkOutBy && OFFLINE.checkOutBy(property.checkOutBy),
  ].filter(isText);
  const facts = [property.name, property.address, hours.join(', ')].filter(isText);
  return writePage(
    stylesheets,
    `<p role="status" class="said">${escapeMarkup(OFFLINE.asOf(sayInstantDateTime(at)))}</p>
${stays}
<footer>${facts.map((fact) => `<p>${escapeMarkup(fact)}</p>`).join('')}</footer>`,
  );
}

/** The page that replaces it once it is too old. */
export function writeExpiredPage(stylesheets: readonly string[]): string {
  return writePage(stylesheets, `<p role="status" class="said">${escapeMarkup(OFFLINE.expired)}</p>`);
}

function writePage(stylesheets: readonly string[], content: string): string {
  const links = stylesheets.map((href) => `<link rel="stylesheet" href="${escapeMarkup(href)}">`);
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeMarkup(OFFLINE.title)} · Approdo</title>
${links.join('\n')}
<style>${OWNER_DAY_STYLES}</style>
</head>
<body>
<main class="owner-day">
<h1>${escapeMarkup(OFFLINE.title)}</h1>
${content}
<p><a class="again" href="/admin">${escapeMarkup(OFFLINE.again)}</a></p>
</main>
</body>
</html>
`;
}

function writeStay(stay: StayAtHand): string {
  const { guestName, guestPhone, startDate, endDate, isReady } = stay;
  const facts = [
    `${formatLocalDate(startDate)} – ${formatLocalDate(endDate)}`,
    sayParty(stay),
    isReady === true && ARRIVALS.ready,
  ].filter(isText);
  const call =
    guestPhone === null
      ? ''
      : `<a class="call" href="${escapeMarkup(reachAddress({ kind: 'phone', number: guestPhone }))}" aria-label="${escapeMarkup(`${ARRIVALS.call}: ${guestName}`)}">${ARRIVALS.call}</a>`;
  return `<li><div><strong>${escapeMarkup(guestName)}</strong><p>${escapeMarkup(facts.join(' · '))}</p></div>${call}</li>`;
}

function isText(fact: string | false | null): fact is string {
  return Boolean(fact);
}
