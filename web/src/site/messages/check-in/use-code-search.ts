import type { OfficialCode } from '@approdo/shared/contract/law/official-tables';
import type { TableKind } from '@approdo/shared/domain/law/register/official-tables';
import { useEffect, useRef, useState } from 'react';
import { codeCalls } from './check-in-client.ts';

type SearchState =
  | { readonly kind: 'nothing' | 'waiting' | 'failed' }
  | { readonly kind: 'found'; readonly rows: readonly OfficialCode[] };

type Where = { readonly kinds: readonly TableKind[]; readonly on: string | undefined };

const FEWEST_LETTERS = 2;
const MOST_LETTERS = 60;
const PAUSE_MS = 200;
const NOTHING: SearchState = { kind: 'nothing' };

/** Searches official lists as a name is typed, from its second letter on; only the latest search's answer counts. */
export function useCodeSearch({ kinds, on }: Where) {
  const [sought, setSought] = useState<SearchState>(NOTHING);
  const latest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function ask(q: string, own: number): Promise<void> {
    const answer = await findIn(kinds, { q, on });
    if (own === latest.current) setSought(answer);
  }

  function search(typed: string, pauseMs = PAUSE_MS): void {
    const q = typed.trim().slice(0, MOST_LETTERS);
    latest.current += 1;
    const own = latest.current;
    clearTimeout(timer.current);
    if (q.length < FEWEST_LETTERS) {
      setSought(NOTHING);
      return;
    }
    setSought((before) => (before.kind === 'found' ? before : { kind: 'waiting' }));
    timer.current = setTimeout(() => void ask(q, own), pauseMs);
  }

  function stop(): void {
    latest.current += 1;
    clearTimeout(timer.current);
    setSought(NOTHING);
  }

  return { sought, search, stop };
}

async function findIn(
  kinds: readonly TableKind[],
  lookup: { readonly q: string; readonly on: string | undefined },
): Promise<SearchState> {
  try {
    const found = await Promise.all(
      kinds.map((kind) => codeCalls.find({ query: { kind, q: lookup.q, ...(lookup.on && { on: lookup.on }) } })),
    );
    return { kind: 'found', rows: found.flat() };
  } catch {
    return { kind: 'failed' };
  }
}
