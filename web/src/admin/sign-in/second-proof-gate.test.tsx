// @vitest-environment jsdom
import type { OwnKeys } from '@approdo/shared/contract/account/own-keys';
import { afterEach, expect, test } from 'vitest';
import { leaveAdmin, press, see, seeNoMore, showAdmin } from '../../testing/shown-admin.tsx';
import { useKeys } from '../resources/use-keys.ts';
import { SecondProofGate } from './second-proof-gate.tsx';

afterEach(leaveAdmin);

const MISSING: OwnKeys = {
  twoProofs: false,
  isRequired: true,
  passkeysHere: null,
  whyNot: 'HTTP',
  passkeys: [],
  app: null,
  recovery: null,
  isOfferPutAway: false,
};
const TITLE = 'Aggiungi una seconda prova';

function Adding() {
  const { refetch } = useKeys();
  return (
    <button type="button" onClick={() => void refetch()}>
      Fatto
    </button>
  );
}

const shown = (
  <SecondProofGate Access={Adding}>
    <p>Prenotazioni</p>
  </SecondProofGate>
);

test('while the house asks a second proof one screen stands in the place of all, until it is there and she goes on', async () => {
  let keys = MISSING;
  await showAdmin(shown, { 'GET /auth/keys': () => keys });
  await see(TITLE);
  await see('La casa la chiede a chi la gestisce. Bastano due minuti.');
  await see('Scollegati');
  expect(document.body.textContent).not.toContain('Prenotazioni');
  expect(document.activeElement?.textContent).toBe(TITLE);
  await press('Usa un’app dei codici');
  keys = { ...MISSING, twoProofs: true };
  await press('Fatto');
  await see('Continua');
  await press('Continua');
  await see('Prenotazioni');
  await seeNoMore(TITLE);
});

test('it stands in nobody’s way where the house asks nothing, or what it asks is there', async () => {
  for (const keys of [
    { ...MISSING, isRequired: false },
    { ...MISSING, twoProofs: true },
  ]) {
    await showAdmin(shown, { 'GET /auth/keys': keys });
    await see('Prenotazioni');
    expect(document.body.textContent).not.toContain(TITLE);
    await leaveAdmin();
  }
});
