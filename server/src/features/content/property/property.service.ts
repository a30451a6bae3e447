import {
  CIN_UNUSUAL,
  NO_MAP,
  type PropertyAnswer,
  type PropertyDetails,
  type PropertySaved,
  type propertyEdit,
  SHORTENED_MAP,
} from '@approdo/shared/contract/content/property';
import { fieldOfAmenity } from '@approdo/shared/contract/operations/translatable';
import { isUsualCin, tidyCin } from '@approdo/shared/domain/content/cin';
import type { TurnoverOptions } from '@approdo/shared/domain/stays/availability';
import { readEmbedSource } from '@approdo/shared/rich-text/embed-source';
import { isShortenedMap } from '@approdo/shared/rich-text/map-address';
import type { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import type { PictureFiles } from '../../../adapters/picture-files.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import { applyEdit, blankToNull } from '../../../http/calls/apply-edit.ts';
import { type Precondition, withVersion } from '../../../http/calls/precondition.ts';
import type { LocaleContext } from '../../../http/locale-context.ts';
import { type FieldTexts, refuseFaults } from '../../../http/problems.ts';
import { type Actor, changedSettings, writeAudit } from '../../base/audit/index.ts';
import { dropTranslations, inLanguage, readWords } from '../../base/localization/index.ts';
import { findLostPictures } from '../media/index.ts';
import { putProperty, readProperty, readTurnover } from './property.repository.ts';

const PROPERTY = { kind: 'property', id: 'property' } as const;

type PropertyEdit = z.output<typeof propertyEdit>;

/** Who makes a change, and against which version. */
type WriteContext = { readonly caller: Actor; readonly precondition: Precondition };

type PropertyNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly pictures: PictureFiles;
  /** Adapts the occupied days to the switch, in its transaction; throws 409 if they do not allow it. */
  readonly followTurnover: (
    change: { readonly trx: Trx; readonly clock: Clock },
    sameDayTurnover: boolean,
  ) => Promise<void>;
};

export type Property = ReturnType<typeof createProperty>;

/** The property details. */
export function createProperty({ database, clock, pictures, followTurnover }: PropertyNeeds) {
  const findFaultsOf = async ({ images, mapUrl }: PropertyEdit, existing: readonly string[]): Promise<FieldTexts> => ({
    ...(await findLostPictures(pictures, fieldsOfImages(images), existing)),
    ...findMapFault(mapUrl),
  });

  return {
    /** Faults in the fields of an edit that its schema cannot find. */
    async findFaults(edit: PropertyEdit): Promise<FieldTexts> {
      return await findFaultsOf(edit, (await readProperty(database)).images);
    },

    async get(locale: LocaleContext): Promise<PropertyAnswer> {
      const property = withVersion(await readProperty(database));
      const words = await readWords(database, locale, { property: 'all' });
      const amenityKeys = locale.requested === undefined ? {} : { amenityKeys: property.amenities };
      return { ...inLanguage(words, PROPERTY, property), ...amenityKeys };
    },

    /** Switching same-day turnover frees or occupies the days of departure, or throws 409. */
    async update(edit: PropertyEdit, { caller, precondition }: WriteContext): Promise<PropertySaved> {
      return await transact(database, async (trx) => {
        const before = await readProperty(trx);
        refuseFaults(await findFaultsOf(edit, before.images));
        precondition(withVersion(before));
        const after = change(before, edit);
        await putProperty(trx, after);
        const gone = before.amenities.filter((word) => !after.amenities.includes(word));
        await dropTranslations(trx, 'property', gone.map(fieldOfAmenity));
        if (after.sameDayTurnover !== before.sameDayTurnover) {
          await followTurnover({ trx, clock }, after.sameDayTurnover);
        }
        await writeAudit(trx, { at: clock.now(), by: caller, ...changedSettings('property') });
        return { ...withVersion(after), ...warningsOf(edit, after) };
      });
    },
  };
}

/** The property details, for the rules of other slices. */
export async function getProperty(reader: Reader): Promise<PropertyDetails> {
  return await readProperty(reader);
}

/** Changes the given details; the others stay as they were. */
export async function changeProperty(trx: Trx, changed: Partial<PropertyDetails>): Promise<void> {
  await putProperty(trx, { ...(await readProperty(trx)), ...changed });
}

/** Only the turnover option: whether a stay may begin on the day another ends. */
export async function getTurnover(reader: Reader): Promise<TurnoverOptions> {
  return await readTurnover(reader);
}

/** The name of the property if it shows the picture at that address; otherwise undefined. */
export async function findPropertyWith(reader: Reader, address: string): Promise<string | undefined> {
  const { images, name } = await readProperty(reader);
  return images.includes(address) ? name : undefined;
}

/** Warnings about a code that this edit saves. */
function warningsOf({ cin: edited }: PropertyEdit, { cin }: PropertyDetails): Pick<PropertySaved, 'warnings'> {
  return edited && cin !== null && !isUsualCin(cin) ? { warnings: { cin: CIN_UNUSUAL } } : {};
}

function fieldsOfImages(images: readonly string[] = []): Record<string, string | undefined> {
  return Object.fromEntries(images.map((address, index) => [`images.${index}`, address || undefined]));
}

/** An address that shows no map, or that only Google can read. */
function findMapFault(address: PropertyEdit['mapUrl']): FieldTexts {
  if (!address || readEmbedSource('map', address) !== undefined) return {};
  return { mapUrl: isShortenedMap(address) ? SHORTENED_MAP : NO_MAP };
}

function change(before: PropertyDetails, edit: PropertyEdit): PropertyDetails {
  return applyEdit(before, {
    ...edit,
    amenities: withoutBlanks(edit.amenities),
    images: withoutBlanks(edit.images),
    cin: blankToNull(edit.cin && tidyCin(edit.cin)),
    cir: blankToNull(edit.cir),
    address: blankToNull(edit.address),
    town: blankToNull(edit.town),
    mapUrl: blankToNull(edit.mapUrl && (readEmbedSource('map', edit.mapUrl) ?? edit.mapUrl)),
    phone: blankToNull(edit.phone),
    publicEmail: blankToNull(edit.publicEmail),
    houseRules: blankToNull(edit.houseRules),
  });
}

function withoutBlanks(texts: readonly string[] | undefined): string[] | undefined {
  return texts?.filter((text) => text !== '');
}
