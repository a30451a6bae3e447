/** A text of a catalogue, or a function that makes one, by its path: `booking.quote.nights`. */
export type CatalogueText = readonly [place: string, say: string | TextFunction];

type TextFunction = (...values: readonly unknown[]) => string;

/** All texts of a catalogue. */
export function listCatalogueTexts(catalogue: object, place = ''): CatalogueText[] {
  return Object.entries(catalogue).flatMap(([name, value]): CatalogueText[] => {
    const here = place ? `${place}.${name}` : name;
    if (typeof value === 'string' || isTextFunction(value)) return [[here, value]];
    return listCatalogueTexts(value, here);
  });
}

/** The same catalogue with each text between ⟦ and ⟧; the name of its language stays. */
export function markTexts<Catalogue extends object>(catalogue: Catalogue): Catalogue {
  const marked = Object.entries(catalogue).map(([name, value]) => [name, name === 'language' ? value : markOne(value)]);
  return Object.fromEntries(marked);
}

function markOne(value: unknown): unknown {
  if (typeof value === 'string') return value && mark(value);
  if (isTextFunction(value)) return (...values: readonly unknown[]) => mark(value(...values));
  return typeof value === 'object' && value !== null ? markTexts(value) : value;
}

function mark(text: string): string {
  return `⟦${text}⟧`;
}

function isTextFunction(value: unknown): value is TextFunction {
  return typeof value === 'function';
}
