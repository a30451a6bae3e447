import type { WireCall } from '@approdo/shared/client';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { vi } from 'vitest';
import { BannersContext, createBanners } from '../admin/kit/feedback/banners.ts';
import { CONFIRM_DIALOG, ConfirmProvider } from '../admin/kit/feedback/confirm.tsx';
import { GuardedRouter } from '../admin/kit/form/leave-question.tsx';
import { PlatformContext } from '../admin/session/platform-context.ts';
import { SessionContext } from '../admin/session/session-context.ts';
import { clearPage, showOnPage } from './show-on-page.tsx';

/** React's `act` for the length of the work; what answers later arrives as it would in a browser. */
export async function acting(work: () => unknown): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  try {
    await act(async () => void (await work()));
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  }
}

/** By method and path, as `GET /mail/schedule`: the body of a 200, or a function from the call to it or its promise. */
type Answers = Readonly<Record<string, unknown>>;

/** An answer that refuses a call. */
export class Refusal {
  readonly status: number;
  readonly body: { readonly error: string };
  constructor(status: number, body: { readonly error: string }) {
    this.status = status;
    this.body = body;
  }
}

const OWNER = { id: 'u1', name: 'Anna', email: 'anna@example.it', role: 'ADMIN', avatar: null } as never;

/** Shows a part of the back office to its owner, over a site that answers from memory, at an address; what nobody answers is a 404. */
export async function showAdmin(element: ReactNode, answers: Answers = {}, at = '/') {
  // Mantine watches the colour scheme, sizes and fonts, none of which jsdom has.
  window.matchMedia ??= () => new EventTarget() as MediaQueryList;
  if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() });
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const calls: WireCall[] = [];
  const banners = createBanners();
  const platform = {
    transport: async (call: WireCall) => {
      calls.push(call);
      const name = `${call.method} ${call.path}`;
      const answer = name in answers ? answers[name] : new Refusal(404, { error: 'Non trovato' });
      const given: unknown = typeof answer === 'function' ? answer(call) : answer;
      const made: unknown = given instanceof Promise ? await given : given;
      return made instanceof Refusal ? { status: made.status, body: made.body } : { status: 200, body: made };
    },
    session: {
      readUser: () => undefined,
      subscribe: () => () => undefined,
      signIn: async () => undefined,
      signOut: async () => undefined,
    },
    preparePhoto: async (photo: File) => photo,
  };
  const session = {
    user: OWNER,
    hasExpired: false,
    endReason: undefined,
    setEndReason: () => undefined,
    signOut: async () => undefined,
  };
  window.history.replaceState(null, '', at);
  // Questions are expected as soon as they are asked.
  await CONFIRM_DIALOG.load();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await acting(() =>
    showOnPage(
      <MantineProvider env="test">
        <PlatformContext value={platform}>
          <QueryClientProvider client={queries}>
            <BannersContext value={banners}>
              <SessionContext value={session}>
                <ConfirmProvider>
                  <GuardedRouter basename="/">{element}</GuardedRouter>
                </ConfirmProvider>
              </SessionContext>
            </BannersContext>
          </QueryClientProvider>
        </PlatformContext>
      </MantineProvider>,
    ),
  );
  return {
    calls,
    /** The calls so far that change something. */
    sent: () =>
      calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body })),
    /** The current address, relative to the back office. */
    address: () => `${window.location.pathname}${window.location.search}${window.location.hash}`,
    banners: () => banners.read().map(({ text }) => text),
  };
}

export const leaveAdmin = async () => await acting(clearPage);

/** Generous for a busy machine; what is present is found at once. */
const PATIENT = { timeout: 10_000 };

/** Waits until the page displays the text. */
export async function see(text: string): Promise<void> {
  await vi.waitFor(() => {
    if (!document.body.textContent?.includes(text)) throw new Error(`the page does not say "${text}"`);
  }, PATIENT);
}

/** Waits until the page no longer displays the text. */
export async function seeNoMore(text: string): Promise<void> {
  await vi.waitFor(() => {
    if (document.body.textContent?.includes(text)) throw new Error(`the page still says "${text}"`);
  }, PATIENT);
}

/** The last button with this text, that of the topmost window. Throws if there is none. */
export function buttonOf(text: string, within: ParentNode = document.body): HTMLButtonElement {
  const found = [...within.querySelectorAll('button')].filter((button) => button.textContent === text).at(-1);
  if (!found) throw new Error(`there is no button "${text}"`);
  return found;
}

export async function press(text: string, within?: ParentNode): Promise<void> {
  await acting(() => buttonOf(text, within).click());
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The field with that label; throws if there is none. */
export function fieldOf(label: string): Field {
  const fields = document.querySelectorAll<Field>('input, select, textarea');
  const found = [...fields].find((field) => [...(field.labels ?? [])].some(({ textContent }) => textContent === label));
  if (!found) throw new Error(`there is no field "${label}"`);
  return found;
}

/** Types or chooses, as a person does; React notices a value only if it is set past its own setter. */
export async function enter(label: string, value: string): Promise<void> {
  const field = fieldOf(label);
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  await acting(() => {
    setter?.call(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}

export async function tick(label: string): Promise<void> {
  await acting(() => fieldOf(label).click());
}
