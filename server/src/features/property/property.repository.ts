import type { PropertyDetails } from '@approdo/shared/contract/property';
import { z } from 'zod';
import type { Reader, Trx } from '../../db/transaction.ts';

const texts = z.array(z.string());

export async function getProperty(reader: Reader): Promise<PropertyDetails> {
  const row = await reader.selectFrom('property').selectAll().executeTakeFirstOrThrow();
  return {
    name: row.name,
    description: row.description,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    maxGuests: row.max_guests,
    amenities: texts.parse(JSON.parse(row.amenities)),
    images: texts.parse(JSON.parse(row.images)),
    sameDayTurnover: row.same_day_turnover === 1,
    cin: row.cin,
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}

/** Writes the one row there is, new or anew. */
export async function putProperty(trx: Trx, property: PropertyDetails): Promise<void> {
  const row = {
    only_row: 1,
    name: property.name,
    description: property.description,
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    max_guests: property.maxGuests,
    amenities: JSON.stringify(property.amenities),
    images: JSON.stringify(property.images),
    same_day_turnover: property.sameDayTurnover ? 1 : 0,
    cin: property.cin,
    address: property.address,
    latitude: property.latitude,
    longitude: property.longitude,
  } as const;
  await trx
    .insertInto('property')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}
