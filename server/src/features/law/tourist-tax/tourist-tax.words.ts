import { sourceOfList, textsOf } from '../../base/localization/index.ts';
import { getTouristTax } from './tourist-tax.repository.ts';

/** The one thing that is translated of it. */
export const TOURIST_TAX = { kind: 'tourist_tax', id: 'tourist_tax' } as const;

/** What the owner says of the tax where it is paid on landing: else nobody reads it. */
export const taxWords = sourceOfList(async (reader) => {
  const { mode, text } = (await getTouristTax(reader)).terms;
  if (mode !== 'LANDING') return [];
  return [{ ...TOURIST_TAX, title: 'Imposta di soggiorno', isPublic: true, texts: textsOf({ text }) }];
});
