/** A text of a catalogue, or a function that makes one, by its path: `booking.quote.nights`. */
export type Saying = readonly [place: string, say: string | Say];

type Say = (...values: readonly unknown[]) => string;

/** All texts of a catalogue. */
export function listSayings(catalogue: object, place = ''): Saying[] {
  return Object.entries(catalogue).flatMap(([name, value]): Saying[] => {
    const here = place ? `${place}.${name}` : name;
    if (typeof value === 'string' || isSay(value)) return [[here, value]];
    return listSayings(value, here);
  });
}

/** The same catalogue with each text between ⟦ and ⟧; the name of its language stays. */
export function markSayings<Catalogue extends object>(catalogue: Catalogue): Catalogue {
  const marked = Object.entries(catalogue).map(([name, value]) => [name, name === 'language' ? value : markOne(value)]);
  return Object.fromEntries(marked);
}

function markOne(value: unknown): unknown {
  if (typeof value === 'string') return value && mark(value);
  if (isSay(value)) return (...values: readonly unknown[]) => mark(value(...values));
  return typeof value === 'object' && value !== null ? markSayings(value) : value;
}

function mark(text: string): string {
  return `⟦${text}⟧`;
}

function isSay(value: unknown): value is Say {
  return typeof value === 'function';
}
