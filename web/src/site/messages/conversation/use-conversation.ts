import type { BookingMessage } from '@approdo/shared/contract/messages/conversations';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { conversationCalls } from './conversation-client.ts';

/** How often it is asked for what is new, while somebody writes and afterwards. */
const EAGER_MS = 10_000;
const CALM_MS = 60_000;

/** So long after she last came or wrote, or something new came, one is still at it. */
const EAGER_FOR_MS = 5 * 60_000;

export type Conversation = {
  /** Undefined until it has been read. */
  readonly messages: readonly BookingMessage[] | undefined;
  readonly hasFailed: boolean;
  /** Shows what she has sent. */
  readonly add: (message: BookingMessage) => void;
  readonly load: () => Promise<void>;
};

/**
 * What is written of a booking, read again while the page is looked at. What the owner wrote counts as read once `place`,
 * below which nothing new is, has been on the screen.
 */
export function useConversation(id: string, place: RefObject<Element | null>): Conversation {
  const [messages, setMessages] = useState<readonly BookingMessage[]>();
  const [hasFailed, setFailed] = useState(false);
  const isSeen = useIsSeen(place, messages !== undefined);
  const eagerUntil = useRef(0);
  const count = useRef(0);

  const beEager = useCallback(() => {
    eagerUntil.current = Date.now() + EAGER_FOR_MS;
  }, []);

  const load = useCallback(async () => {
    try {
      const found = await conversationCalls.list({ params: { id } });
      if (found.length > count.current) beEager();
      count.current = found.length;
      setMessages(found);
      setFailed(false);
    } catch {
      // What was read before stays: the next look may find the network again.
      setFailed(true);
    }
  }, [id, beEager]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    async function look(): Promise<void> {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      await load();
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(look, Date.now() < eagerUntil.current ? EAGER_MS : CALM_MS);
    }

    function come(): void {
      beEager();
      void look();
    }

    come();
    document.addEventListener('visibilitychange', come);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', come);
    };
  }, [load, beEager]);

  useEffect(() => {
    const lastUnread = messages?.findLast(({ from, readAt }) => from === 'OWNER' && readAt === null)?.id;
    if (!isSeen || lastUnread === undefined) return;
    // Whatever fails here is tried again at the next look, which finds it unread still.
    conversationCalls.read({ params: { id }, body: { upTo: lastUnread } }).catch(() => undefined);
  }, [id, isSeen, messages]);

  const add = useCallback(
    (message: BookingMessage) => {
      beEager();
      setMessages((before = []) => (before.some((known) => known.id === message.id) ? before : [...before, message]));
    },
    [beEager],
  );

  return { messages, hasFailed, add, load };
}

/** Whether an element is on the screen; where a browser cannot tell, it is. */
function useIsSeen(place: RefObject<Element | null>, isThere: boolean): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!isThere || !element) return;
    if (!('IntersectionObserver' in globalThis)) return setSeen(true);
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, isThere]);
  return isSeen;
}
