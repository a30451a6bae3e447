import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { listen } from '../http/shell/listen.ts';

type Fields = Readonly<Record<string, string>>;

/** A payment page, as requested. */
export type ProviderSession = {
  readonly id: string;
  readonly url: string;
  readonly expiresAt: number;
  readonly fields: Fields;
};
type SessionState = 'open' | 'complete' | 'expired';
export type ProviderRefund = { readonly id: string; readonly fields: Fields };

type Thing = Readonly<Record<string, unknown>>;

/** An event before it is signed. */
export type ProviderEvent = { readonly id: string; readonly type: string; readonly [more: string]: unknown };

type Delivery = {
  /** Seconds that passed since it was signed. */
  readonly age?: number;
  /** Another signing secret. */
  readonly secret?: string;
  /** Alters the bytes after signing. */
  readonly tamper?: (payload: string) => string;
};

type Options = {
  /** The clock of the site that events are sent to. */
  readonly now?: () => Date;
};

export type CardProvider = Awaited<ReturnType<typeof startCardProvider>>;

/** The site's path for events. */
const EVENTS = '/api/payments/stripe/events';

/** Simulates Stripe on loopback: opens payment pages, takes refunds, and makes events signed by Stripe's library. */
export async function startCardProvider({ now = () => new Date() }: Options = {}) {
  const secretKey = 'sk_test_approdo';
  const webhookSecret = `whsec_${randomUUID().replaceAll('-', '')}`;
  const sessions: ProviderSession[] = [];
  const states = new Map<string, SessionState>();
  const refunds: ProviderRefund[] = [];
  const answered = new Map<string, Thing>();
  let fault: 'silence' | 'error' | 'refusal' | undefined;
  let requestCount = 0;
  const unanswered = new Set<ServerResponse>();

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  const root = await listen(server, { host: '127.0.0.1', port: 0 });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', root);
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    if (pathname.startsWith('/pay/')) return showPage(response, { method: request.method, pathname, fields });
    requestCount += 1;
    if (fault === 'silence') return void unanswered.add(response);
    if (fault === 'error') return send(response, 500, { error: { type: 'api_error', message: 'out of order' } });
    if (fault === 'refusal') {
      return send(response, 400, { error: { type: 'invalid_request_error', message: 'not like this' } });
    }
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return send(response, 401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } });
    }
    const key = String(request.headers['idempotency-key'] ?? randomUUID());
    const known = answered.get(key);
    const made = known ?? make(pathname, fields);
    if (!made) return send(response, 404, { error: { type: 'invalid_request_error', message: 'no such thing' } });
    answered.set(key, made);
    send(response, 200, made);
  }

  function make(pathname: string, fields: Fields): Thing | undefined {
    if (pathname === '/v1/checkout/sessions') return openSession(fields);
    const expired = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(pathname)?.[1];
    if (expired !== undefined) return expireSession(expired);
    return pathname === '/v1/refunds' ? takeRefund(fields) : undefined;
  }

  function openSession(fields: Fields): Thing {
    const id = `cs_test_${sessions.length + 1}_${randomUUID().slice(0, 8)}`;
    const session = { id, url: `${root}/pay/${id}`, expiresAt: Number(fields.expires_at), fields };
    sessions.push(session);
    states.set(id, 'open');
    return { id, object: 'checkout.session', url: session.url, expires_at: session.expiresAt };
  }

  /** As Stripe does, refuses one that is not open. */
  function expireSession(id: string): Thing | undefined {
    if (states.get(id) !== 'open') return undefined;
    states.set(id, 'expired');
    return { id, object: 'checkout.session', status: 'expired' };
  }

  function takeRefund(fields: Fields): Thing {
    const id = `re_${refunds.length + 1}_${randomUUID().slice(0, 8)}`;
    refunds.push({ id, fields });
    return { id, object: 'refund', status: 'pending', amount: Number(fields.amount) };
  }

  type Visit = { readonly method: string | undefined; readonly pathname: string; readonly fields: Fields };

  /** The payment page for a guest: names the amount, and links back. The test itself delivers the event. */
  function showPage(response: ServerResponse, { method, pathname, fields }: Visit): void {
    const session = sessions.find(({ id }) => pathname === `/pay/${id}`);
    if (!session) return void response.writeHead(404).end();
    const { success_url, cancel_url } = session.fields;
    if (method === 'POST') {
      response.writeHead(303, { location: fields.act === 'pay' ? success_url : cancel_url }).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="it"><meta name="viewport" content="width=device-width"><title>Cassa di prova</title>
      <h1>Cassa di prova</h1><p>${session.fields['line_items[0][price_data][product_data][name]']}</p>
      <p>${amountOf(session)} cent</p>
      <form method="post"><button name="act" value="pay">Paga</button> <button name="act" value="leave">Torna indietro</button></form>`);
  }

  function eventOf(type: string, object: Thing, change: Thing = {}): ProviderEvent {
    const created = Math.floor(now().getTime() / 1000);
    return { id: `evt_${randomUUID()}`, object: 'event', type, created, data: { object }, ...change };
  }

  function sessionObject(session: ProviderSession, change: Thing = {}): Thing {
    return {
      id: session.id,
      object: 'checkout.session',
      client_reference_id: session.fields.client_reference_id,
      metadata: metadataOf(session.fields),
      payment_intent: paymentOf(session),
      payment_status: 'paid',
      amount_total: amountOf(session),
      currency: 'eur',
      ...change,
    };
  }

  function paid(session: ProviderSession, change: Thing = {}): ProviderEvent {
    states.set(session.id, 'complete');
    return eventOf('checkout.session.completed', sessionObject(session, change));
  }

  /** The event of a refund's outcome, by event type and refund status. */
  function refunded(
    { id, fields }: ProviderRefund,
    { type = 'refund.updated', ...change }: Thing & { readonly type?: string } = {},
  ): ProviderEvent {
    return eventOf(type, {
      ...{ id, object: 'refund', payment_intent: fields.payment_intent, amount: Number(fields.amount) },
      ...{ currency: 'eur', status: 'succeeded', metadata: metadataOf(fields), ...change },
    });
  }

  /** Sends an event to a site, signed, and resolves with its status. */
  async function deliver(
    origin: string,
    event: ProviderEvent,
    { age = 0, secret = webhookSecret, tamper = (payload) => payload }: Delivery = {},
  ): Promise<{ readonly status: number; readonly body: unknown }> {
    const payload = JSON.stringify(event, undefined, 2);
    const timestamp = Math.floor(now().getTime() / 1000) - age;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const response = await fetch(`${origin}${EVENTS}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: tamper(payload),
    });
    return { status: response.status, body: await response.json() };
  }

  return {
    root,
    secretKey,
    webhookSecret,
    sessions,
    refunds,
    /** Whether a page can still be paid. */
    stateOf: ({ id }: ProviderSession) => states.get(id),
    /** The number of calls to its API. */
    requestCount: () => requestCount,
    /** Sets its fault from now on; undefined for none. */
    fail(how: typeof fault): void {
      fault = how;
    },
    eventOf,
    sessionObject,
    paid,
    refunded,
    deliver,

    async close(): Promise<void> {
      for (const response of unanswered) response.destroy();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The provider's id of a page's payment. */
export function paymentOf({ id }: ProviderSession): string {
  return `pi_of_${id}`;
}

function amountOf({ fields }: ProviderSession): number {
  return Number(fields['line_items[0][price_data][unit_amount]']);
}

function metadataOf(fields: Fields): Fields {
  const entries = Object.entries(fields).map(
    ([name, value]) => [/^metadata\[(\w+)\]$/.exec(name)?.[1], value] as const,
  );
  return Object.fromEntries(entries.filter(([name]) => name !== undefined));
}

function send(response: ServerResponse, status: number, thing: Thing): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(thing));
}
