import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsPhone } from '../../kit/frame/use-is-phone.ts';
import { SECTION_IDS } from '../../stays/stays/index.ts';
import { SectionColumns } from './section-columns.tsx';
import { SectionFrame } from './section-frame.tsx';
import { listSections } from './sections.ts';
import type { ShownBooking } from './shown-booking.ts';

const ROOM_FOR_TWO_COLUMNS = '(min-width: 75em)';

/** Which sections were opened or shut, and the way to one of them. */
export function useSections() {
  const { hash } = useLocation();
  const named = decodeURIComponent(hash.slice(1));
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const toggle = (id: string, isOpen: boolean) => setToggled((before) => ({ ...before, [id]: isOpen }));
  return {
    named,
    isOpen: (id: string) => toggled[id] ?? (id === SECTION_IDS.stay || id === named ? true : undefined),
    toggle,
    /** Opens a section and puts the focus where one writes in it. */
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

type Props = { readonly shown: ShownBooking; readonly sections: ReturnType<typeof useSections> };

/** All that is told of a booking: in two columns where there is room, on a phone shut but for what matters. */
export function BookingSections({ shown, sections }: Props) {
  const isPhone = useIsPhone();
  const isWide = useMediaQuery(ROOM_FOR_TWO_COLUMNS, undefined, { getInitialValueInEffect: false }) ?? false;
  const { named, isOpen, toggle } = sections;
  useEffect(() => goToSection(named), [named]);
  const listed = listSections(shown.booking);
  const hasTwo = isWide && listed.some(({ column }) => column === 'second');
  return (
    <SectionColumns sections={listed} hasTwo={hasTwo}>
      {(section) => (
        <SectionFrame
          section={section}
          shown={shown}
          canShut={isPhone}
          isOpen={isOpen(section.id)}
          onToggle={(isNowOpen) => toggle(section.id, isNowOpen)}
        />
      )}
    </SectionColumns>
  );
}

/** Where the address names a section, it is what one came for. */
function goToSection(id: string): void {
  if (id === '') return;
  document.getElementById(id)?.scrollIntoView({ block: 'start' });
  document.getElementById(`heading-${id}`)?.focus({ preventScroll: true });
}
