import type { PasskeyAnswer, RequestOptions } from '@approdo/shared/contract/accounts/passkey-shapes';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { type Authenticator, createAuthenticator } from '../../../server/src/testing/authenticator.ts';
import { connect, connectGuest, guest } from '../../support/api.ts';
import { makeDataDir, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { type LoadRequest, load, secondsOfRound } from '../load/load.ts';
import { type StoredAnswer, startExpress } from '../references/start-reference.ts';
import { insertsPerSecond } from '../references/synced-inserts.ts';
import { ratioFigure, summarize } from '../rounds.ts';
import type { Row } from '../row.ts';
import { perSecond } from '../units.ts';

const PATH = '/api/auth/passkey';
const CONNECTIONS = 16;
/** Each can be used once; these are enough for the longest load. */
const ANSWERS = 6000;
const VERIFICATIONS = 500;
const NO_USES = { counter: 0 };

/** Passkey sign-ins, each on disk before its token, compared with an answer, the library and a synced insert. */
export const passkeySignIns: Row = {
  name: 'passkeys',
  async measure({ rounds }) {
    const dataDir = makeDataDir('passkeys');
    // Passkeys are not offered at an IP address.
    const site = await startSite({ dataDir, variables: { HOST: 'localhost' } });
    const { authenticator, publicKey } = await addPasskey(site);
    const express = await startExpress([await recordSignIn(site, authenticator)]);
    const answers = () => answerChallenges(site, authenticator, ANSWERS);
    const send = async (origin: string, requests: readonly LoadRequest[]) =>
      (await load({ origin, requests, connections: CONNECTIONS, seconds: secondsOfRound(rounds) })).perSecond;

    const pairs = [];
    for (let round = -1; round < rounds; round += 1) {
      const requests = await answers();
      const bare = await verificationsPerSecond(site, authenticator, publicKey);
      const pair = {
        ours: await send(site.origin, requests),
        theirs: 1 / (1 / (await send(express.origin, requests)) + 1 / bare + 1 / insertsPerSecond(dataDir)),
      };
      if (round >= 0) pairs.push(pair);
    }
    await express.stop();
    await site.stop();
    removeDataDir(dataDir);
    return [
      ratioFigure({
        what: 'POST /auth/passkey, durable',
        compared: summarize(pairs),
        goal: { atLeast: 0.4 },
        unit: perSecond,
        referenceName: 'Express, a verification and a synced insert',
      }),
    ];
  },
};

async function addPasskey(site: RunningSite) {
  const client = await connectGuest(site, guest);
  const authenticator = createAuthenticator(site.origin);
  const { options } = await client.keys.beginPasskey();
  const response = authenticator.make(options, NO_USES);
  await client.keys.addPasskey({ body: { response } });
  const { clientDataJSON, attestationObject } = response.response;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge: options.challenge,
    expectedOrigin: site.origin,
    expectedRPID: options.rp.id,
  });
  if (!registrationInfo) throw new Error('the passkey of the bench was not taken');
  return { authenticator, publicKey: registrationInfo.credential.publicKey };
}

async function fetchOptions(site: RunningSite): Promise<RequestOptions> {
  return (await connect(site).passkeySignIn.options()).options;
}

async function answerChallenges(
  site: RunningSite,
  authenticator: Authenticator,
  count: number,
): Promise<LoadRequest[]> {
  const requests: LoadRequest[] = [];
  while (requests.length < count) {
    const offers = await Promise.all(Array.from({ length: 20 }, () => fetchOptions(site)));
    requests.push(...offers.map((options) => enter(authenticator.answer(options, NO_USES))));
  }
  return requests;
}

function enter(response: PasskeyAnswer): LoadRequest {
  return { method: 'POST', path: PATH, headers: {}, body: { response } };
}

async function verificationsPerSecond(
  site: RunningSite,
  authenticator: Authenticator,
  publicKey: Uint8Array<ArrayBuffer>,
): Promise<number> {
  const options = await fetchOptions(site);
  const response = { ...authenticator.answer(options, NO_USES), clientExtensionResults: {} };
  const start = performance.now();
  for (let count = 0; count < VERIFICATIONS; count += 1) {
    await verifyAuthenticationResponse({
      response,
      expectedChallenge: options.challenge,
      expectedOrigin: site.origin,
      expectedRPID: options.rpId,
      credential: { id: response.id, publicKey, counter: 0 },
    });
  }
  return VERIFICATIONS / ((performance.now() - start) / 1000);
}

async function recordSignIn(site: RunningSite, authenticator: Authenticator): Promise<StoredAnswer> {
  const { body } = enter(authenticator.answer(await fetchOptions(site), NO_USES));
  const response = await fetch(site.origin + PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 200) throw new Error(`POST ${PATH} answered ${response.status}: ${await response.text()}`);
  return {
    method: 'post',
    path: PATH,
    status: 200,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: new Uint8Array(await response.arrayBuffer()),
  };
}
