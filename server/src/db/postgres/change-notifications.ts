import type { ChangeNotifications, ChangeSubscriber } from '../engine.ts';
import { CHANNEL } from './change-triggers.ts';
import type { Line } from './line.ts';

/** Minimum time between two notifications of a tenant that its pages may have changed. */
const SITE_MS = 100;

/** The change notifications of all tenants, over one persistent connection. */
export function createChangeNotifications(line: () => Line) {
  const hearing = new Map<string, Set<ChangeSubscriber>>();
  const quiet = new Map<string, { isMissed: boolean }>();

  const subscribersOf = (schema: string): readonly ChangeSubscriber[] => [...(hearing.get(schema) ?? [])];
  const all = (): readonly ChangeSubscriber[] => [...hearing.values()].flatMap((subscriber) => [...subscriber]);

  /** Notifies at once, and again after the interval if more came meanwhile. */
  function tellSite(schema: string): void {
    const pause = quiet.get(schema);
    if (pause) {
      pause.isMissed = true;
      return;
    }
    const begun = { isMissed: false };
    quiet.set(schema, begun);
    setTimeout(() => {
      quiet.delete(schema);
      if (begun.isMissed) tellSite(schema);
    }, SITE_MS).unref();
    for (const { site } of subscribersOf(schema)) site();
  }

  function hear(schema: string, what: string): void {
    if (what === 'site') tellSite(schema);
    for (const subscriber of subscribersOf(schema)) {
      if (what === 'mail') subscriber.mail();
      else if (what.startsWith('word ')) subscriber.word?.(what.slice('word '.length));
    }
  }

  function notificationsOf(schema: string): ChangeNotifications {
    return {
      subscribe(subscriber) {
        const known = hearing.get(schema) ?? new Set();
        hearing.set(schema, known.add(subscriber));
        if (!line().isThere()) subscriber.lost();
        return () => {
          known.delete(subscriber);
          if (known.size === 0) hearing.delete(schema);
        };
      },
      async publish(word) {
        await line().ask('select pg_notify($1, $2)', [CHANNEL, `${schema} word ${word}`]);
      },
    };
  }

  return {
    notificationsOf,

    /** Ignores this process's own changes, which it knows already, but not its messages, which are for all. */
    heard(text: string, isOwn: boolean): void {
      const [schema = '', ...rest] = text.split(' ');
      const what = rest.join(' ');
      if (!isOwn || what.startsWith('word ')) hear(schema, what);
    },
    /** Notifies this process as if another had changed everything. */
    publishHere(schema: string): void {
      hear(schema, 'site');
      hear(schema, 'mail');
    },
    lost(): void {
      for (const subscriber of all()) subscriber.lost();
    },
    found(): void {
      for (const subscriber of all()) subscriber.found();
    },
  };
}
