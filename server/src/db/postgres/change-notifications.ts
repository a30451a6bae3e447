import type { ChangeNotifications, ChangeSubscriber } from '../engine.ts';
import { CHANNEL } from './change-triggers.ts';
import type { Line } from './line.ts';

/** At most so often is a tenant told that its pages may show something else. */
const SITE_MS = 100;

/** The change notifications of all tenants, which hang on one line. */
export function createChangeNotifications(line: () => Line) {
  const hearing = new Map<string, Set<ChangeSubscriber>>();
  const quiet = new Map<string, { isMissed: boolean }>();

  const subscribersOf = (schema: string): readonly ChangeSubscriber[] => [...(hearing.get(schema) ?? [])];
  const all = (): readonly ChangeSubscriber[] => [...hearing.values()].flatMap((subscriber) => [...subscriber]);

  /** At once, and then, if there was more, when it has been quiet for a while. */
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

    /** What this process changed itself it knows already, but for words, which are for all. */
    heard(text: string, isOwn: boolean): void {
      const [schema = '', ...rest] = text.split(' ');
      const what = rest.join(' ');
      if (!isOwn || what.startsWith('word ')) hear(schema, what);
    },
    /** As if another process had changed everything. */
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
