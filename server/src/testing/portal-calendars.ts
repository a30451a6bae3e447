import { feedText } from './feed-text.ts';
import { portalAnswers, startPortal } from './portal.ts';

type Answer = Parameters<Awaited<ReturnType<typeof startPortal>>['answer']>[1];

/** Named calendars on a simulated portal, for a site to link. */
export async function startPortalCalendars() {
  const portal = await startPortal();
  const pathOf = (name: string) => `/${name}.ics`;

  return {
    /** The value of ICAL_TRUSTED_HOSTS. */
    host: portal.host,
    requests: portal.requests,
    addressOf: (name: string): string => `${portal.root}${pathOf(name)}`,

    /** Sets a calendar's content. */
    hold(name: string, ...events: readonly (readonly string[])[]): void {
      portal.answer(pathOf(name), portalAnswers.body(feedText(events)));
    },

    /** Sets how it answers from now on. */
    answer(name: string, how: Answer): void {
      portal.answer(pathOf(name), how);
    },

    close: portal.close,
  };
}
