import type { PropertyDetails, propertyEdit } from '@approdo/shared/contract/property';
import type { z } from 'zod';
import type { Clock } from '../../adapters/clock.ts';
import type { PictureFiles } from '../../adapters/picture-files.ts';
import type { Database } from '../../db/open-database.ts';
import { transact } from '../../db/transaction.ts';
import { type Precondition, type Versioned, withVersion } from '../../http/precondition.ts';
import { type FieldTexts, refuseFaults } from '../../http/problems.ts';
import { rebuildOccupiedDays } from '../bookings/rebuild-occupied-days.ts';
import { findLostPictures } from '../pictures/find-lost-pictures.ts';
import { getProperty, putProperty } from './property.repository.ts';

export { getProperty, putProperty } from './property.repository.ts';

type PropertyEdit = z.output<typeof propertyEdit>;

type PropertyNeeds = { readonly database: Database; readonly clock: Clock; readonly pictures: PictureFiles };

export type Property = ReturnType<typeof createProperty>;

/** What the property is and has. */
export function createProperty({ database, clock, pictures }: PropertyNeeds) {
  async function findFaults({ images }: PropertyEdit): Promise<FieldTexts> {
    const { images: shown } = await getProperty(database);
    return await findLostPictures(pictures, fieldsOfImages(images), shown);
  }

  return {
    /** What is wrong with the fields of an edit beyond their shape. */
    findFaults,

    async get(): Promise<PropertyDetails & Versioned> {
      return withVersion(await getProperty(database));
    },

    /** Switching same-day turnover gives the days of departure to others or takes them back, or refuses with 409. */
    async update(edit: PropertyEdit, precondition: Precondition): Promise<PropertyDetails & Versioned> {
      refuseFaults(await findFaults(edit));
      return await transact(database, async (trx) => {
        const before = await getProperty(trx);
        precondition(withVersion(before));
        const after = applyEdit(before, edit);
        await putProperty(trx, after);
        if (after.sameDayTurnover !== before.sameDayTurnover) {
          await rebuildOccupiedDays(trx, { sameDayTurnover: after.sameDayTurnover, today: clock.today() });
        }
        return withVersion(await getProperty(trx));
      });
    },
  };
}

function fieldsOfImages(images: readonly string[] = []): Record<string, string | undefined> {
  return Object.fromEntries(images.map((address, index) => [`images.${index}`, address || undefined]));
}

function applyEdit(before: PropertyDetails, edit: PropertyEdit): PropertyDetails {
  return {
    name: edit.name ?? before.name,
    description: edit.description ?? before.description,
    bedrooms: edit.bedrooms ?? before.bedrooms,
    bathrooms: edit.bathrooms ?? before.bathrooms,
    maxGuests: edit.maxGuests ?? before.maxGuests,
    amenities: withoutBlanks(edit.amenities) ?? before.amenities,
    images: withoutBlanks(edit.images) ?? before.images,
    sameDayTurnover: edit.sameDayTurnover ?? before.sameDayTurnover,
    cin: edit.cin === undefined ? before.cin : edit.cin || null,
    address: edit.address === undefined ? before.address : edit.address || null,
    latitude: edit.latitude === undefined ? before.latitude : edit.latitude,
    longitude: edit.longitude === undefined ? before.longitude : edit.longitude,
  };
}

function withoutBlanks(texts: readonly string[] | undefined): string[] | undefined {
  return texts?.filter((text) => text !== '');
}
