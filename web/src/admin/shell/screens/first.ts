import { CalendarDays, CalendarRange, LayoutDashboard, Mail } from 'lucide-react';
import type { Screen } from '../../session/screen.ts';

/** An owner's first screens, in the navigation's order: a phone has them at its foot before the others have loaded. */
export const FIRST_SCREENS = [
  {
    path: '',
    title: 'Oggi',
    label: 'Oggi',
    access: 'editor',
    icon: LayoutDashboard,
    words: 'panoramica inizio da fare',
    help: { page: 'first-day', section: 'Oggi' },
  },
  {
    path: 'calendar',
    title: 'Calendario',
    label: 'Calendario',
    access: 'admin',
    icon: CalendarRange,
    help: { page: 'calendar' },
  },
  {
    path: 'bookings',
    title: 'Gestione Prenotazioni',
    label: 'Prenotazioni',
    access: 'admin',
    icon: CalendarDays,
    words: 'richieste ospiti soggiorni blocchi',
    help: { page: 'a-request' },
  },
  {
    path: 'messages',
    title: 'Messaggi',
    label: 'Messaggi',
    access: 'admin',
    icon: Mail,
    words: 'conversazioni contatti',
    help: { page: 'mail', section: 'I messaggi dei visitatori' },
  },
] as const satisfies readonly Screen[];
