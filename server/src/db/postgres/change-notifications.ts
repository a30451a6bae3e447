import type { ChangeNotifications, ChangeSubscriber } from '../engine.ts';
import { CHANNEL } from './change-triggers.ts';
import type { PersistentConnection } from './persistent-connection.ts';

/** Minimum time between two notifications of a tenant that its pages may have changed. */
const SITE_MS = 100;

/** The change notifications of all tenants, over one persistent connection. */
export function createChangeNotifications(connection: () => PersistentConnection) {
  const subscribers = new Map<string, Set<ChangeSubscriber>>();
  const throttled = new Map<string, { isMissed: boolean }>();

  const subscribersOf = (schema: string): readonly ChangeSubscriber[] => [...(subscribers.get(schema) ?? [])];
  const all = (): readonly ChangeSubscriber[] => [...subscribers.values()].flatMap((subscriber) => [...subscriber]);

  /** Notifies at once, and again after the interval if more came meanwhile. */
  function notifySite(schema: string): void {
    const pause = throttled.get(schema);
    if (pause) {
      pause.isMissed = true;
      return;
    }
    const begun = { isMissed: false };
    throttled.set(schema, begun);
    setTimeout(() => {
      throttled.delete(schema);
      if (begun.isMissed) notifySite(schema);
    }, SITE_MS).unref();
    for (const { site } of subscribersOf(schema)) site();
  }

  function deliver(schema: string, what: string): void {
    if (what === 'site') notifySite(schema);
    for (const subscriber of subscribersOf(schema)) {
      if (what === 'mail') subscriber.mail();
      else if (what.startsWith('word ')) subscriber.message?.(what.slice('word '.length));
    }
  }

  function notificationsOf(schema: string): ChangeNotifications {
    return {
      subscribe(subscriber) {
        const known = subscribers.get(schema) ?? new Set();
        subscribers.set(schema, known.add(subscriber));
        if (!connection().isConnected()) subscriber.lost();
        return () => {
          known.delete(subscriber);
          if (known.size === 0) subscribers.delete(schema);
        };
      },
      async publish(message) {
        await connection().query('select pg_notify($1, $2)', [CHANNEL, `${schema} word ${message}`]);
      },
    };
  }

  return {
    notificationsOf,

    /** Ignores this process's own changes, which it knows already, but not its messages, which are for all. */
    receive(text: string, isOwn: boolean): void {
      const [schema = '', ...rest] = text.split(' ');
      const what = rest.join(' ');
      if (!isOwn || what.startsWith('word ')) deliver(schema, what);
    },
    /** Notifies this process as if another had changed everything. */
    publishHere(schema: string): void {
      deliver(schema, 'site');
      deliver(schema, 'mail');
    },
    lost(): void {
      for (const subscriber of all()) subscriber.lost();
    },
    found(): void {
      for (const subscriber of all()) subscriber.found();
    },
  };
}
