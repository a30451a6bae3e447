import { BrushCleaning, CalendarSync, ClipboardList, KeyRound, ListTodo, Tags } from 'lucide-react';
import { inGroup, later } from './screen-row.ts';

/** The screens of the group Casa. */
export const PROPERTY_SCREENS = inGroup('house', [
  {
    path: 'rates',
    title: 'Prezzi e regole',
    icon: Tags,
    words: 'listino stagioni settimana sconti notti minime pulizie biancheria',
    help: { page: 'prices' },
    Content: later(async () => (await import('../../prices/rates/rates-screen.tsx')).RatesScreen),
  },
  {
    path: 'calendars',
    title: 'Portali',
    icon: CalendarSync,
    words: 'airbnb booking vrbo ical ics sincronizzare',
    help: { page: 'calendars' },
    Content: later(async () => (await import('../../bookings/channels/channels-screen.tsx')).CalendarsScreen),
  },
  {
    path: 'register',
    rest: ':tab?/:step?',
    title: 'Adempimenti',
    icon: ClipboardList,
    words:
      'questura polizia alloggiati web schedine documenti registro ospiti scadenze istat regione imposta di soggiorno cin cir',
    help: { page: 'guests' },
    Content: later(async () => (await import('../../law/register/register-screen.tsx')).RegisterScreen),
  },
  {
    path: 'turnovers',
    title: 'Pulizie',
    icon: BrushCleaning,
    help: { page: 'turnovers' },
    Content: later(async () => (await import('../../bookings/turnovers/turnovers-screen.tsx')).TurnoversScreen),
  },
  {
    path: 'guide',
    title: 'Guida della casa',
    label: 'Guida',
    icon: KeyRound,
    words: 'wifi password chiavi istruzioni check-in manuale',
    help: { page: 'guide' },
    Content: later(async () => (await import('../../stays/guide/guide-screen.tsx')).GuideScreen),
  },
  {
    path: 'task',
    title: 'Attività',
    icon: ListTodo,
    words: 'promemoria cose da fare lavori',
    help: { page: 'people', section: 'Le attività' },
    Content: later(async () => (await import('../../operations/tasks/tasks-screen.tsx')).TasksScreen),
  },
]);
