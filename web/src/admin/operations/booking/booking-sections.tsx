import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsPhone } from '../../kit/frame/use-is-phone.ts';
import { SECTION_IDS } from '../../stays/stays/index.ts';
import type { BookingView } from './booking-view.ts';
import { SectionColumns } from './section-columns.tsx';
import { SectionFrame } from './section-frame.tsx';
import { listSections } from './sections.ts';

const ROOM_FOR_TWO_COLUMNS = '(min-width: 75em)';

/** Which sections were opened or closed, and how to go to one. */
export function useSections() {
  const { hash } = useLocation();
  const named = decodeURIComponent(hash.slice(1));
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const toggle = (id: string, isOpen: boolean) => setToggled((before) => ({ ...before, [id]: isOpen }));
  return {
    named,
    isOpen: (id: string) => toggled[id] ?? (id === SECTION_IDS.stay || id === named ? true : undefined),
    toggle,
    /** Opens a section and focuses its text field. */
    writeIn: (id: string) => {
      toggle(id, true);
      requestAnimationFrame(() => {
        const field = document.getElementById(id)?.querySelector<HTMLElement>('textarea:not([aria-hidden])');
        field?.scrollIntoView({ block: 'center' });
        field?.focus({ preventScroll: true });
      });
    },
  };
}

type Props = { readonly view: BookingView; readonly sections: ReturnType<typeof useSections> };

/** All sections of a booking: in two columns if there is room; on a phone closed, except for urgent ones. */
export function BookingSections({ view, sections }: Props) {
  const isPhone = useIsPhone();
  const isWide = useMediaQuery(ROOM_FOR_TWO_COLUMNS, undefined, { getInitialValueInEffect: false }) ?? false;
  const { named, isOpen, toggle } = sections;
  useEffect(() => goToSection(named), [named]);
  const listed = listSections(view.booking);
  const hasTwo = isWide && listed.some(({ column }) => column === 'second');
  return (
    <SectionColumns sections={listed} hasTwo={hasTwo}>
      {(section) => (
        <SectionFrame
          section={section}
          view={view}
          canShut={isPhone}
          isOpen={isOpen(section.id)}
          onToggle={(isNowOpen) => toggle(section.id, isNowOpen)}
        />
      )}
    </SectionColumns>
  );
}

/** Scrolls to the section that the address names, and focuses its heading. */
function goToSection(id: string): void {
  if (id === '') return;
  document.getElementById(id)?.scrollIntoView({ block: 'start' });
  document.getElementById(`heading-${id}`)?.focus({ preventScroll: true });
}
