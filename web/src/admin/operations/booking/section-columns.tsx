import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './section-columns.module.css';

type Placed = { readonly id: string; readonly column: 'first' | 'second' };

type Props<Section extends Placed> = {
  /** In their order within a single column. */
  readonly sections: readonly Section[];
  readonly hasTwo: boolean;
  readonly children: (section: Section) => ReactNode;
};

/**
 * Sections in one column or in two. Each is rendered once, into an element of its own that moves between the columns,
 * so that its input, open state and focus survive when a tablet is rotated.
 */
export function SectionColumns<Section extends Placed>({ sections, hasTwo, children }: Props<Section>) {
  const placeOf = usePlaces();
  const placesIn = (column: Placed['column']) =>
    sections.filter((section) => (hasTwo ? section.column : 'first') === column).map(({ id }) => placeOf(id));
  return (
    <>
      <div className={styles.columns} data-two={hasTwo || undefined}>
        <Column places={placesIn('first')} />
        <Column places={placesIn('second')} />
      </div>
      {sections.map((section) => createPortal(children(section), placeOf(section.id), section.id))}
    </>
  );
}

function usePlaces(): (id: string) => HTMLElement {
  const [places] = useState(() => new Map<string, HTMLElement>());
  return (id) => {
    const known = places.get(id) ?? document.createElement('div');
    known.className = styles.place ?? '';
    places.set(id, known);
    return known;
  };
}

/** Renders before the sections, so that their elements are on the page when one of them measures itself. */
function Column({ places }: { readonly places: readonly HTMLElement[] }) {
  const column = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (column.current) fillWith(places, column.current);
  });
  return <div ref={column} className={styles.column} />;
}

/** Moves only elements that are out of place; moving takes the focus away, so it is restored. */
function fillWith(places: readonly HTMLElement[], column: HTMLElement): void {
  const focused = document.activeElement;
  for (const [index, place] of places.entries()) {
    const here = column.children[index] ?? null;
    if (here !== place) column.insertBefore(place, here);
  }
  if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus({ preventScroll: true });
}
