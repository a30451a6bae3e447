import { sourceOfList, textsOf } from '../../base/localization/index.ts';
import { getTouristTax } from './tourist-tax.repository.ts';

/** The only translatable part of the tax terms. */
export const TOURIST_TAX = { kind: 'tourist_tax', id: 'tourist_tax' } as const;

/** The owner's text on a tax that is paid on site; shown to nobody otherwise. */
export const taxWords = sourceOfList(async (reader) => {
  const { mode, text } = (await getTouristTax(reader)).terms;
  if (mode !== 'LANDING') return [];
  return [{ ...TOURIST_TAX, title: 'Imposta di soggiorno', isPublic: true, texts: textsOf({ text }) }];
});
