import type { OfficialCode } from '@approdo/shared/contract/law/official-tables';
import type { TableKind } from '@approdo/shared/domain/law/register/official-tables';
import { useEffect, useRef, useState } from 'react';
import { codeCalls } from './check-in-client.ts';

type Sought =
  | { readonly kind: 'nothing' | 'waiting' | 'failed' }
  | { readonly kind: 'found'; readonly rows: readonly OfficialCode[] };

type Where = { readonly kinds: readonly TableKind[]; readonly on: string | undefined };

const FEWEST_LETTERS = 2;
const MOST_LETTERS = 60;
const PAUSE_MS = 200;
const NOTHING: Sought = { kind: 'nothing' };

/** Searches official lists as a name is typed, from its second letter on; only the latest search's answer counts. */
export function useCodeSearch({ kinds, on }: Where) {
  const [sought, setSought] = useState<Sought>(NOTHING);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function ask(q: string, own: number): Promise<void> {
    const answer = await findIn(kinds, { q, on });
    if (own === turn.current) setSought(answer);
  }

  function search(typed: string, pauseMs = PAUSE_MS): void {
    const q = typed.trim().slice(0, MOST_LETTERS);
    turn.current += 1;
    const own = turn.current;
    clearTimeout(timer.current);
    if (q.length < FEWEST_LETTERS) {
      setSought(NOTHING);
      return;
    }
    setSought((before) => (before.kind === 'found' ? before : { kind: 'waiting' }));
    timer.current = setTimeout(() => void ask(q, own), pauseMs);
  }

  function stop(): void {
    turn.current += 1;
    clearTimeout(timer.current);
    setSought(NOTHING);
  }

  return { sought, search, stop };
}

async function findIn(
  kinds: readonly TableKind[],
  asked: { readonly q: string; readonly on: string | undefined },
): Promise<Sought> {
  try {
    const found = await Promise.all(
      kinds.map((kind) => codeCalls.find({ query: { kind, q: asked.q, ...(asked.on && { on: asked.on }) } })),
    );
    return { kind: 'found', rows: found.flat() };
  } catch {
    return { kind: 'failed' };
  }
}
