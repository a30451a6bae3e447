import { feedText } from './feed-text.ts';
import { portalAnswers, startPortal } from './portal.ts';

type Answer = Parameters<Awaited<ReturnType<typeof startPortal>>['answer']>[1];

/** Calendars that a site can be linked with, each by a name, on a portal of their own. */
export async function startPortalCalendars() {
  const portal = await startPortal();
  const pathOf = (name: string) => `/${name}.ics`;

  return {
    /** As ICAL_TRUSTED_HOSTS has it. */
    host: portal.host,
    asked: portal.asked,
    addressOf: (name: string): string => `${portal.root}${pathOf(name)}`,

    /** What it holds from now on. */
    hold(name: string, ...events: readonly (readonly string[])[]): void {
      portal.answer(pathOf(name), portalAnswers.body(feedText(events)));
    },

    /** How it answers from now on. */
    answer(name: string, how: Answer): void {
      portal.answer(pathOf(name), how);
    },

    close: portal.close,
  };
}
