import type { AddressInfo } from 'node:net';
import { createClient, createHttpTransport } from '@approdo/shared/client';
import { withFreshProof } from '@approdo/shared/client/fresh-proof';
import { type Contract, endpoint } from '@approdo/shared/contract/base/endpoint';
import { LANGUAGES } from '@approdo/shared/domain/base/language/language';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openRaw } from '../../testing/raw-connection.ts';
import { createBodyBudget } from '../bodies/body-budget.ts';
import { bindContract } from './bind-contract.ts';
import { handleErrors } from './error-response.ts';
import type { Caller } from './handler.ts';
import { describeContract } from './openapi.ts';

/** As a row of the guest register will be. */
const contract = {
  books: {
    write: endpoint({
      method: 'PUT',
      path: '/books',
      access: 'admin',
      fresh: 'TWO',
      summary: 'Write the book of guests',
      body: z.strictObject({ line: z.string() }),
      answer: z.object({ written: z.string() }),
      status: 200,
    }),
  },
} satisfies Contract;

const MISSING = {
  error: 'Il registro degli ospiti si apre con la verifica in due passaggi: attivala nel tuo account.',
  code: 'SECOND_PROOF_MISSING',
};
const FRESH_PROOF_PROBLEM = {
  error: 'Conferma che sei tu per continuare.',
  code: 'FRESH_PROOF_ASKED',
  proofs: ['CODE'],
};

const anna = { name: 'Anna', role: 'ADMIN', emailConfirmed: true } as const;
const email = 'anna@example.com';
const owner: Caller = {
  ...anna,
  provedEmail: email,
  userId: 'anna',
  sessionId: 'session',
  isFresh: true,
  twoProofs: true,
  mustAddProof: false,
  account: { ...anna, email, id: 'anna', avatar: null, createdAt: '2027-06-01T10:00:00.000Z' },
};

/** Everyone who may knock, by the token that each sends. */
const callers: Readonly<Record<string, Caller>> = {
  two: owner,
  stale: { ...owner, isFresh: false },
  one: { ...owner, twoProofs: false },
  'one-stale': { ...owner, twoProofs: false, isFresh: false },
  confined: { ...owner, role: 'USER', twoProofs: false, mustAddProof: true },
  editor: { ...owner, role: 'EDITOR' },
};

let server: ReturnType<ReturnType<typeof express>['listen']>;
let origin: string;
const onWritten = vi.fn();
beforeAll(async () => {
  const app = express().use(
    '/api',
    bindContract({
      contract,
      handlers: {
        books: {
          write: async ({ body }) => {
            onWritten();
            return { written: body.line };
          },
        },
      },
      readCaller: async (token) => callers[token],
      proofsOf: async () => ['CODE'],
      admitProgram: async () => undefined,
      today: () => '2027-03-01',
      incoming: '/nowhere',
      listOffered: async () => LANGUAGES,
      onSiteChanged: () => undefined,
      count: () => undefined,
      bodyBudget: createBodyBudget(),
    }),
    handleErrors({ error: () => undefined }, {}),
  );
  await new Promise<void>((resolve) => {
    server = app.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function clientOf(token: string, ask: () => Promise<boolean>) {
  const transport = createHttpTransport({
    base: `${origin}/api`,
    readToken: () => token,
    onTokenRefused: () => undefined,
  });
  return createClient(
    contract,
    withFreshProof(transport, () => ask),
  );
}

async function put(token: string, lang?: string) {
  const answer = await fetch(`${origin}/api/books${lang ? `?lang=${lang}` : ''}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{"line":"Rossi"}',
  });
  return { status: answer.status, body: await answer.json() };
}

describe('a row that two proofs open', () => {
  it('is open to an account that has two, and has just shown one', async () => {
    expect(await put('two')).toEqual({ status: 200, body: { written: 'Rossi' } });
  });

  it.each(['one', 'one-stale'])('asks an account without a second proof to add one: %s', async (token) => {
    onWritten.mockClear();
    expect(await put(token)).toEqual({ status: 403, body: MISSING });
    expect(onWritten).not.toHaveBeenCalled();
  });

  it('says so in the language of the call, under the same code', async () => {
    expect((await put('one', 'de')).body).toEqual({
      error: 'Das Gästeverzeichnis öffnet sich nur mit zwei Nachweisen: Fügen Sie Ihrem Konto einen hinzu.',
      code: MISSING.code,
    });
  });

  it('asks an account that has two for one of them, where none is fresh', async () => {
    expect(await put('stale')).toEqual({ status: 403, body: FRESH_PROOF_PROBLEM });
  });

  it('is shut to others as by access: to visitors, editors, and whom the house confines', async () => {
    expect((await fetch(`${origin}/api/books`, { method: 'PUT' })).status).toBe(401);
    expect(await put('editor')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const error = 'Prima attiva la verifica in due passaggi nel tuo account.';
    expect(await put('confined')).toEqual({ status: 403, body: { error, code: 'SECOND_PROOF_MISSING' } });
  });

  it.each(['one', 'stale'])('asks before a byte of the body is read: %s', async (token) => {
    const connection = openRaw(origin);
    const head = [
      'PUT /api/books HTTP/1.1',
      'Host: site',
      `Authorization: Bearer ${token}`,
      'Content-Type: application/json',
      'Content-Length: 90000',
    ];
    // No body follows the head: a handler that waited for it would never answer.
    await connection.write(`${head.join('\r\n')}\r\n\r\n`);
    expect(await connection.until(/_PROOF_/)).toMatch(/^HTTP\/1.1 403 /);
    connection.close();
  });

  it('is sent again by a client once the proof is fresh; for one that is not there nobody is asked', async () => {
    const ask = vi.fn(async () => false);
    const body = { line: 'Rossi' };
    await expect(clientOf('stale', ask).books.write({ body })).rejects.toMatchObject({
      message: 'Non confermato: non è cambiato nulla.',
    });
    expect(ask).toHaveBeenCalledTimes(1);
    await expect(clientOf('one', ask).books.write({ body })).rejects.toMatchObject({ code: MISSING.code });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is described with both refusals', () => {
    expect(describeContract(contract, '1.0.0')).toMatchObject({
      paths: {
        '/books': {
          put: {
            description: 'Access: admin. Fresh proof: TWO',
            responses: { 403: { description: 'SECOND_PROOF_MISSING, FRESH_PROOF_ASKED' } },
          },
        },
      },
    });
  });
});
