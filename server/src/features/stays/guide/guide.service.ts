import type { BookingDetails } from '@approdo/shared/contract/bookings/booking';
import type { MediaUse } from '@approdo/shared/contract/content/media';
import { type BookingGuide, findSizeFault, type Guide, type GuideEdit } from '@approdo/shared/contract/stays/guide';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { isAroundOpen, openGuide } from '@approdo/shared/domain/stays/guide';
import { listUploads } from '@approdo/shared/rich-text/stored-content';
import type { MessageOrText } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import { makeId } from '../../../adapters/random.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import { applyEdit } from '../../../http/calls/apply-edit.ts';
import { type Precondition, type Versioned, withVersion } from '../../../http/calls/precondition.ts';
import { type FieldTexts, refuseFaults } from '../../../http/problems.ts';
import { inLanguage, listTranslatedWith, readWords, sweepTranslations } from '../../base/localization/index.ts';
import { cleanContent } from '../../base/rich-content/index.ts';
import { listPictures } from '../../content/media/index.ts';
import { bookingNotFound, type GuestStay, getBooking, isOwn, type StayReading } from '../stays/index.ts';
import { findDoorCode } from './door-codes.repository.ts';
import { changeDoorCode } from './door-codes.ts';
import {
  findSectionsWith,
  getGuide,
  getGuideTerms,
  listSections,
  putGuide,
  putGuideTerms,
  type StoredGuide,
  type StoredSection,
} from './guide.repository.ts';

type EditedSection = NonNullable<GuideEdit['sections']>[number];

export type PropertyGuide = ReturnType<typeof createPropertyGuide>;

/** The guide of the property, shown only to its guests. */
export function createPropertyGuide({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    async get(): Promise<StoredGuide & Versioned> {
      return withVersion(await getGuide(database));
    },

    /** Faults in an edit that its schema cannot find. */
    async findFaults({
      sections = [],
    }: {
      readonly sections?: readonly EditedSection[] | undefined;
    }): Promise<FieldTexts> {
      return (await cleanSections(sections)).faults;
    },

    /** Sections named by id keep their translations; those not named are deleted. */
    async replace({ sections, ...terms }: GuideEdit, precondition: Precondition): Promise<StoredGuide & Versioned> {
      const cleaned = sections && (await cleanSections(sections));
      refuseFaults(cleaned?.faults ?? {});
      return await transact(database, async (trx) => {
        const before = await getGuide(trx);
        precondition(withVersion(before));
        const named = cleaned && nameSections(cleaned.sections);
        const after = applyEdit<StoredGuide>(before, { ...terms, sections: named });
        await putGuide(trx, after);
        await sweepTranslations(trx, 'guide');
        return withVersion(after);
      });
    },

    /** The sections open today for a stay of the caller's, in the language of the call; all of them for an admin. */
    async ofBooking(id: string, { caller, language, requested }: StayReading): Promise<BookingGuide> {
      const stay = await getBooking(database, id);
      const isAdmin = caller.role === 'ADMIN';
      if (stay.isBlocked || !(isAdmin || isOwn(stay, caller))) throw bookingNotFound();
      const { sections, ...guideTerms } = await getGuide(database);
      const now = { terms: guideTerms, today: clock.today() };
      const opened = openGuide(sections, guidedStayOf(stay), now);
      const mayEnter = isAdmin || isAroundOpen(guidedStayOf(stay), now);
      const doorCode = mayEnter ? await findDoorCode(database, id) : undefined;
      const shown = isAdmin ? sections : opened.sections;
      const locale = { language, requested };
      const words = await readWords(database, locale, { guide: shown.map((section) => section.id) });
      const translated = shown.map((section) => inLanguage(words, { kind: 'guide', id: section.id }, section));
      return {
        ...opened,
        sections: translated,
        checkInFrom: guideTerms.checkInFrom,
        checkOutBy: guideTerms.checkOutBy,
        ...(doorCode !== undefined && { doorCode }),
        pictures: await listPictures(database, listUploads(translated.map(({ content }) => content).join('')), locale),
      };
    },

    /** Sets what opens the door for a stay; null removes it. */
    async setDoorCode(id: string, code: string | null): Promise<void> {
      await transact(database, (trx) => changeDoorCode(trx, id, code));
    },

    /** The first and last day on which the guide is open for a stay. */
    async daysFor(stay: GuestStay): Promise<BookingDetails['guide']> {
      const terms = await getGuideTerms(database);
      const today = clock.today();
      const { opensOn, closesOn } = openGuide(await listSections(database), guidedStayOf(stay), { terms, today });
      return { opensOn, closesOn };
    },
  };
}

/** Whether the guide shows a library file, in any language; it tells an editor that, and none of its text. */
export async function listGuideWith(reader: Reader, file: string): Promise<MediaUse[]> {
  const isShown = (await listSectionsWith(reader, file)).length > 0;
  return isShown ? [{ type: 'guide', id: 'guide', title: 'Guida della casa' }] : [];
}

/** The sections that show a library file, in any language. */
export async function listSectionsWith(reader: Reader, file: string): Promise<Pick<StoredSection, 'id' | 'title'>[]> {
  return await findSectionsWith(reader, file, await listTranslatedWith(reader, 'guide', file));
}

type Hours = Pick<Guide, 'checkInFrom' | 'checkOutBy'>;

/** The hours of check-in and check-out: `HH:mm`, null if the owner has not set them. */
export async function readHours(reader: Reader): Promise<Hours> {
  const { checkInFrom, checkOutBy } = await getGuideTerms(reader);
  return { checkInFrom, checkOutBy };
}

/** Changes the given hours; the others stay as they were. */
export async function changeHours(trx: Trx, changed: Partial<Hours>): Promise<void> {
  await putGuideTerms(trx, { ...(await getGuideTerms(trx)), ...changed });
}

/** A stay confirmed before that date was recorded counts from its request. */
function guidedStayOf({ startDate, endDate, status, confirmedAt, createdAt }: GuestStay) {
  return { startDate, endDate, status, confirmedOn: todayInRome(new Date(confirmedAt ?? createdAt)) };
}

type Cleaned = { readonly sections: readonly EditedSection[]; readonly faults: FieldTexts };

/** Cleans the contents; each fault is keyed by its place: `sections.2.content`. */
async function cleanSections(sections: readonly EditedSection[]): Promise<Cleaned> {
  const cleaned: EditedSection[] = [];
  const faults: Record<string, MessageOrText> = {};
  for (const [index, section] of sections.entries()) {
    const read = await cleanContent(section.content);
    if ('fault' in read) faults[`sections.${index}.content`] = read.fault;
    else cleaned.push({ ...section, content: read.content });
  }
  const tooLarge = findSizeFault(cleaned);
  return { sections: cleaned, faults: tooLarge === undefined ? faults : { ...faults, sections: tooLarge } };
}

/** Of two sections with the same id, the second gets a new one. */
function nameSections(sections: readonly EditedSection[]): StoredSection[] {
  const taken = new Set<string>();
  return sections.map(({ id = makeId(), title, content, shown }) => {
    const own = taken.has(id) ? makeId() : id;
    taken.add(own);
    return { id: own, title, content, shown };
  });
}
