import type { Bell, Ears } from '../engine.ts';
import { CHANNEL } from './bell-triggers.ts';
import type { Line } from './line.ts';

/** At most so often is a house told that its pages may show something else. */
const SITE_MS = 100;

/** The bells of all houses, which hang on one line. */
export function createBells(line: () => Line) {
  const hearing = new Map<string, Set<Ears>>();
  const quiet = new Map<string, { isMissed: boolean }>();

  const earsOf = (schema: string): readonly Ears[] => [...(hearing.get(schema) ?? [])];
  const all = (): readonly Ears[] => [...hearing.values()].flatMap((ears) => [...ears]);

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
    for (const { site } of earsOf(schema)) site();
  }

  function hear(schema: string, what: string): void {
    if (what === 'site') tellSite(schema);
    for (const ears of earsOf(schema)) {
      if (what === 'mail') ears.mail();
      else if (what.startsWith('word ')) ears.word?.(what.slice('word '.length));
    }
  }

  function bellOf(schema: string): Bell {
    return {
      listen(ears) {
        const known = hearing.get(schema) ?? new Set();
        hearing.set(schema, known.add(ears));
        if (!line().isThere()) ears.lost();
        return () => {
          known.delete(ears);
          if (known.size === 0) hearing.delete(schema);
        };
      },
      async say(word) {
        await line().ask('select pg_notify($1, $2)', [CHANNEL, `${schema} word ${word}`]);
      },
    };
  }

  return {
    bellOf,

    /** What this process changed itself it knows already, but for words, which are for all. */
    heard(text: string, isOwn: boolean): void {
      const [schema = '', ...rest] = text.split(' ');
      const what = rest.join(' ');
      if (!isOwn || what.startsWith('word ')) hear(schema, what);
    },
    /** As if another process had changed everything. */
    ringHere(schema: string): void {
      hear(schema, 'site');
      hear(schema, 'mail');
    },
    lost(): void {
      for (const ears of all()) ears.lost();
    },
    found(): void {
      for (const ears of all()) ears.found();
    },
  };
}
