import { REGIONAL_SYSTEMS } from '@approdo/shared/domain/law/regional/regions';
import { listTravelWords, TRAVEL_FIELDS } from '@approdo/shared/domain/law/regional/travel-words';
import { expect, test } from 'vitest';
import { TRAVEL_LABELS } from './travel.ts';

test('each word of each system is said as one says it, and no other', () => {
  const words = REGIONAL_SYSTEMS.flatMap((system) => TRAVEL_FIELDS.flatMap((field) => listTravelWords(field, system)));
  expect(Object.keys(TRAVEL_LABELS).toSorted()).toEqual([...new Set(words)].toSorted());
});
