import type { HomepageSettings } from '@approdo/shared/contract/content/homepage';
import type { PropertyDetails } from '@approdo/shared/contract/content/property';
import { townOf } from '@approdo/shared/domain/content/town';
import { plainHomepage } from '../../../../starter/homepage.ts';
import { starterLanguages } from '../../../../starter/languages.ts';
import { plainProperty } from '../../../../starter/property.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { replaceTranslations } from '../../base/localization/index.ts';
import { changeHomepage, readHomepage } from '../../content/homepage/index.ts';
import { changeProperty, getProperty } from '../../content/property/index.ts';
import { changeHours, readHours } from '../../stays/guide/index.ts';

/** A field of the home page, the property or the guide's hours, each of which the owner changes on its own. */
export type DemoField = {
  readonly kind: 'homepage' | 'property' | 'guide-hours';
  readonly id: string;
  readonly title: string;
};

const HOMEPAGE_TITLES = {
  siteName: 'Il nome del sito',
  heroImage: 'La foto in apertura',
  heroTitle: 'Il titolo in apertura',
  heroSubtitle: 'Il sottotitolo in apertura',
} satisfies Partial<Record<keyof HomepageSettings, string>>;

const PROPERTY_TITLES = {
  name: 'Il nome della casa',
  description: 'La descrizione della casa',
  images: 'Le foto della casa',
  address: 'L’indirizzo della casa',
  town: 'La località della casa',
  mapUrl: 'La mappa della casa',
  phone: 'Il telefono della casa',
  publicEmail: 'L’e-mail della casa',
  houseRules: 'Le regole della casa',
} satisfies Partial<Record<keyof PropertyDetails, string>>;

/** The hours of a property that has set none. */
const NO_HOURS = { checkInFrom: null, checkOutBy: null };

const HOUR_TITLES = {
  checkInFrom: 'L’ora di arrivo',
  checkOutBy: 'L’ora di partenza',
} satisfies Record<keyof typeof NO_HOURS, string>;

type FieldWithWords = DemoField & { readonly words: unknown; readonly plain: unknown };

/** The fields in which the demo describes an invented property, each with its present and its plain value. */
export async function listFields(reader: Reader): Promise<FieldWithWords[]> {
  const [homepage, property] = [await readHomepage(reader), await getProperty(reader)];
  const hours = await readHours(reader);
  return [
    ...namesOf(HOMEPAGE_TITLES).map((id) => ({
      kind: 'homepage' as const,
      id,
      title: HOMEPAGE_TITLES[id],
      words: homepage[id],
      plain: plainHomepage[id],
    })),
    ...namesOf(PROPERTY_TITLES).map((id) => ({
      kind: 'property' as const,
      id,
      title: PROPERTY_TITLES[id],
      words: property[id],
      plain: plainProperty[id],
    })),
    ...namesOf(HOUR_TITLES).map((id) => ({
      kind: 'guide-hours' as const,
      id,
      title: HOUR_TITLES[id],
      words: hours[id],
      plain: NO_HOURS[id],
    })),
  ];
}

/** Resets these fields to texts that are true of any property; the others keep what the owner wrote. */
export async function resetFields(trx: Trx, fields: readonly DemoField[]): Promise<void> {
  const { homepage, property } = await readWithout(trx, fields);
  await changeHomepage(trx, homepage);
  await changeProperty(trx, property);
  const now: Readonly<Record<WordedField['kind'], Readonly<Record<string, unknown>>>> = { homepage, property };
  await resetTranslations(trx, fields.filter(hasWords), ({ kind, id }) => now[kind][id]);
  await changeHours(trx, pick(NO_HOURS, resetsField(fields, 'guide-hours')));
}

type WordedField = DemoField & { readonly kind: 'homepage' | 'property' };

/** Whether the field has text to translate: an hour is the same in each language. */
function hasWords(field: DemoField): field is WordedField {
  return field.kind !== 'guide-hours';
}

/**
 * The home page and the property as they are once these fields are reset: with a number goes its WhatsApp, with an
 * address the town that was read from it.
 */
export async function readWithout(reader: Reader, fields: readonly DemoField[]) {
  const property = await getProperty(reader);
  const resets = resetsField(fields, 'property');
  const goesAlong = (name: string) =>
    (name === 'isWhatsApp' && resets('phone')) ||
    (name === 'town' && resets('address') && property.town === townOf(property.address ?? ''));
  return {
    homepage: { ...(await readHomepage(reader)), ...pick(plainHomepage, resetsField(fields, 'homepage')) },
    property: { ...property, ...pick(plainProperty, (name) => resets(name) || goesAlong(name)) },
  };
}

function resetsField(fields: readonly DemoField[], kind: DemoField['kind']) {
  return (name: string) => fields.some((field) => field.kind === kind && field.id === name);
}

function pick<Thing extends object>(thing: Thing, isWanted: (name: string) => boolean): Partial<Thing> {
  const wantedNames = namesOf(thing).filter((name) => isWanted(String(name)));
  const part: Partial<Thing> = {};
  for (const name of wantedNames) part[name] = thing[name];
  return part;
}

function namesOf<Thing extends object>(thing: Thing): (keyof Thing & string)[] {
  return Object.keys(thing).filter((name): name is keyof Thing & string => name in thing);
}

type PlainField = { readonly kind: 'homepage' | 'property'; readonly id: string };

/** Resets the fields' translations too; `italian` gives the present text of each. */
async function resetTranslations(
  trx: Trx,
  fields: readonly PlainField[],
  italian: (field: PlainField) => unknown,
): Promise<void> {
  for (const field of fields) {
    const source = italian(field);
    const texts = starterLanguages.flatMap(([language, { hero, description }]) => {
      const plain: Readonly<Record<string, string>> =
        field.kind === 'homepage' ? hero.plain : { description: description.plain };
      const text = plain[field.id];
      return text === undefined || typeof source !== 'string' ? [] : [{ language, text, source }];
    });
    await replaceTranslations(trx, field, texts);
  }
}
