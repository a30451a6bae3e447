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
  /** The element after the last message: once it was on the screen, the owner's messages count as read. */
  readonly end: RefObject<HTMLDivElement | null>;
};

/**
 * A booking's messages, polled while the page is visible. `known` are those that the page has read itself, as it does
 * whenever it becomes visible.
 */
export function useConversation(id: string, known?: readonly BookingMessage[]): Conversation {
  const [messages, setMessages] = useState(known);
  const [hasFailed, setFailed] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(end, messages !== undefined);
  const activeUntil = useRef(0);
  const count = useRef(0);
  const isKnown = useRef(false);

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
    isKnown.current = known !== undefined;
    // One that was sent meanwhile may be missing in what the page has read.
    if (known) setMessages((before = []) => (known.length < before.length ? before : known));
  }, [known]);

  usePolling({ load, stayActive, activeUntil, isKnown });

  useEffect(() => {
    const lastUnread = messages?.findLast(isUnread)?.id;
    if (!isSeen || lastUnread === undefined) return;
    const readAt = new Date().toISOString();
    conversationCalls.read({ params: { id }, body: { upTo: lastUnread } }).then(
      () => setMessages((before) => before && markRead(before, lastUnread, readAt)),
      // On failure they stay unread, and the next poll tries again.
      () => undefined,
    );
  }, [id, isSeen, messages]);

  const add = useCallback(
    (message: BookingMessage) => {
      stayActive();
      setMessages((before = []) => (before.some((known) => known.id === message.id) ? before : [...before, message]));
    },
    [stayActive],
  );

  return { messages, hasFailed, add, load, end };
}

type Polling = Pick<Conversation, 'load'> & {
  readonly stayActive: () => void;
  /** Until when to load often, in milliseconds. */
  readonly activeUntil: RefObject<number>;
  /** Whether the page loads whenever it becomes visible. */
  readonly isKnown: RefObject<boolean>;
};

/** Loads again and again while the page is visible. */
function usePolling({ load, stayActive, activeUntil, isKnown }: Polling): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    function schedule(): void {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(refresh, Date.now() < activeUntil.current ? ACTIVE_MS : IDLE_MS);
    }

    async function refresh(): Promise<void> {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      await load();
      schedule();
    }

    function arrive(): void {
      stayActive();
      if (isKnown.current) schedule();
      else void refresh();
    }

    arrive();
    document.addEventListener('visibilitychange', arrive);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', arrive);
    };
  }, [load, stayActive, activeUntil, isKnown]);
}

/** How many of the owner's messages the guest has not read. */
export function countUnread(messages: readonly BookingMessage[]): number {
  return messages.filter(isUnread).length;
}

function isUnread({ from, readAt }: BookingMessage): boolean {
  return from === 'OWNER' && readAt === null;
}

/** With the owner's messages up to `last` as read. */
function markRead(messages: readonly BookingMessage[], last: string, readAt: string): readonly BookingMessage[] {
  const end = messages.findIndex(({ id }) => id === last);
  return messages.map((message, index) => (index <= end && isUnread(message) ? { ...message, readAt } : message));
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
