import { ApiError } from '@approdo/shared/client';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { useCallback, useEffect, useRef, useState } from 'react';
import { bookingCalls } from '../../bookings/booking-client.ts';
import { conversationCalls } from '../../messages/conversation/conversation-client.ts';
import { moneyCalls } from '../../money/money-client.ts';
import { listGuidePictures } from '../../stays/guide/draw-guide.ts';
import { guideCalls } from '../../stays/guide/guide-client.ts';
import { savePage } from './save-page.ts';
import { findSavedStay, forgetStay, type SavedStay, saveStay } from './save-stay.ts';

export type StayState =
  | { readonly kind: 'loading' | 'missing' | 'failed' | 'refused' }
  | (SavedStay & {
      readonly kind: 'loaded';
      /** Whether it is this browser's copy, with the server's answer pending or unavailable. */
      readonly is: 'fresh' | 'waiting' | 'offline';
    });

/**
 * The signed-in user's stay, its money, guide and messages: this browser's copy at once, then the server's, which is
 * refetched whenever the page becomes visible.
 */
export function useStay(id: string) {
  const [state, setState] = useState<StayState>({ kind: 'loading' });
  const round = useRef(0);

  const load = useCallback(async () => {
    round.current += 1;
    const own = round.current;
    try {
      const stay = await readStay(id);
      if (round.current !== own) return stay;
      setState({ kind: 'loaded', is: 'fresh', ...stay });
      saveAll(stay);
      return stay;
    } catch (cause) {
      const isAnswer = cause instanceof ApiError;
      if (isAnswer && (cause.status === 404 || cause.status === 401)) await forgetStay(id);
      if (round.current !== own) return undefined;
      // An earlier answer is better than nothing while offline.
      setState((before) =>
        before.kind === 'loaded' && !(isAnswer && cause.status < 500)
          ? { ...before, is: isAnswer ? 'waiting' : 'offline' }
          : { kind: kindOf(cause) },
      );
      return undefined;
    }
  }, [id]);

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const begin = async () => {
      const saved = await findSavedStay(id);
      if (signal.aborted) return;
      if (saved)
        setState((before) =>
          before.kind === 'loading' ? { kind: 'loaded', is: 'waiting', ...closeGuide(saved) } : before,
        );
      await load();
    };
    void begin();
    const reload = () => {
      if (document.visibilityState === 'visible') void load();
    };
    document.addEventListener('visibilitychange', reload, { signal });
    addEventListener('online', reload, { signal });
    return () => gone.abort();
  }, [id, load]);

  return { state, load };
}

async function readStay(id: string): Promise<SavedStay> {
  const params = { id };
  const [booking, money, guide, messages] = await Promise.all([
    bookingCalls.get({ params }),
    moneyCalls.get({ params }),
    guideCalls.ofBooking({ params }),
    // Without them the rest is shown all the same, and they are asked for again.
    conversationCalls.list({ params }).catch(() => undefined),
  ]);
  return { savedAt: new Date().toISOString(), booking, money, guide, ...(messages && { messages }), calendar: null };
}

/** Runs in the background; if it fails, less is available offline. Only the guest's own data are saved. */
function saveAll(stay: SavedStay): void {
  const save = async () => {
    if (!stay.booking.mine) return;
    await saveStay({ ...stay, calendar: await readCalendar(stay) });
    await savePage(listGuidePictures(stay.guide));
  };
  save().catch(() => undefined);
}

async function readCalendar({ booking: { id, status } }: SavedStay): Promise<string | null> {
  return status === 'CONFIRMED' ? await (await bookingCalls.calendar({ params: { id } })).text() : null;
}

/** A guide also closes on its day without the server. */
function closeGuide(saved: SavedStay): SavedStay {
  const { closesOn } = saved.guide;
  const today = todayInRome(new Date());
  const isOver = closesOn === null || closesOn < today;
  // Without a guide, the door code stays visible until the departure.
  const isDoorHidden = (closesOn ?? saved.booking.endDate) < today;
  return {
    ...saved,
    guide: {
      ...saved.guide,
      ...(isOver && { sections: [] }),
      ...(isDoorHidden && { doorCode: undefined }),
    },
  };
}

function kindOf(cause: unknown): 'missing' | 'failed' | 'refused' {
  const status = cause instanceof ApiError ? cause.status : undefined;
  if (status === 401) return 'refused';
  return status === 404 ? 'missing' : 'failed';
}
