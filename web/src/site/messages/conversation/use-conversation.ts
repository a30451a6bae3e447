import type { BookingMessage } from '@approdo/shared/contract/messages/conversations';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { conversationCalls } from './conversation-client.ts';

/** Polling intervals, during a conversation and afterwards. */
const ACTIVE_MS = 10_000;
const IDLE_MS = 60_000;

/** How long a conversation counts as under way after its last message, or the guest's return. */
const ACTIVE_FOR_MS = 5 * 60_000;

export type Conversation = {
  /** Undefined until they were read. */
  readonly messages: readonly BookingMessage[] | undefined;
  readonly hasFailed: boolean;
  /** Adds a message that she has sent. */
  readonly add: (message: BookingMessage) => void;
  readonly load: () => Promise<void>;
};

/**
 * A booking's messages, polled while the page is visible. The owner's count as read once `place`, the element after the
 * last one, was on the screen.
 */
export function useConversation(id: string, place: RefObject<Element | null>): Conversation {
  const [messages, setMessages] = useState<readonly BookingMessage[]>();
  const [hasFailed, setFailed] = useState(false);
  const isSeen = useIsSeen(place, messages !== undefined);
  const activeUntil = useRef(0);
  const count = useRef(0);

  const stayActive = useCallback(() => {
    activeUntil.current = Date.now() + ACTIVE_FOR_MS;
  }, []);

  const load = useCallback(async () => {
    try {
      const found = await conversationCalls.list({ params: { id } });
      if (found.length > count.current) stayActive();
      count.current = found.length;
      setMessages(found);
      setFailed(false);
    } catch {
      // Messages read before stay: the network may be back at the next poll.
      setFailed(true);
    }
  }, [id, stayActive]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    async function refresh(): Promise<void> {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      await load();
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(refresh, Date.now() < activeUntil.current ? ACTIVE_MS : IDLE_MS);
    }

    function arrive(): void {
      stayActive();
      void refresh();
    }

    arrive();
    document.addEventListener('visibilitychange', arrive);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', arrive);
    };
  }, [load, stayActive]);

  useEffect(() => {
    const lastUnread = messages?.findLast(({ from, readAt }) => from === 'OWNER' && readAt === null)?.id;
    if (!isSeen || lastUnread === undefined) return;
    // On failure they stay unread, and the next poll tries again.
    conversationCalls.read({ params: { id }, body: { upTo: lastUnread } }).catch(() => undefined);
  }, [id, isSeen, messages]);

  const add = useCallback(
    (message: BookingMessage) => {
      stayActive();
      setMessages((before = []) => (before.some((known) => known.id === message.id) ? before : [...before, message]));
    },
    [stayActive],
  );

  return { messages, hasFailed, add, load };
}

/** Whether an element is on the screen; true if the browser cannot tell. */
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
