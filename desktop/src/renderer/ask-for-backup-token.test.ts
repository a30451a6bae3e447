import { ApiError, createClient, type WireCall } from '@approdo/shared/client';
import { tokens } from '@approdo/shared/contract/accounts/tokens';
import { expect, test } from 'vitest';
import { askForBackupToken } from './ask-for-backup-token.ts';

const made = { id: 't1', name: 'Backup di mare', token: '' };

function connect(answer: unknown) {
  const sent: WireCall[] = [];
  const transport = async (call: WireCall) => {
    sent.push(call);
    return { status: 200, body: [] };
  };
  const bridge = { makeBackupToken: async () => answer as never };
  return { sent, client: createClient({ tokens }, askForBackupToken(transport, bridge)).tokens };
}

test('of the tokens main makes that of the backups alone, and the page sends all other calls itself', async () => {
  const { sent, client } = connect({ ok: true, value: { status: 201, body: made } });
  expect(await client.create({ body: { name: 'Backup', scopes: ['TAKE_BACKUP'] } })).toEqual(made);
  expect(sent).toEqual([]);
  await client.create({ body: { name: 'Serratura', scopes: ['WRITE_DOOR_CODE'] } });
  await client.list();
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'GET']);
});

test('what the site refuses comes to the page as its own refusals do, with its code', async () => {
  const body = { error: 'Conferma che sei tu per continuare.', code: 'FRESH_PROOF_ASKED', proofs: ['PASSWORD'] };
  const { client } = connect({ ok: true, value: { status: 403, body } });
  const fault = await client
    .create({ body: { name: 'Backup', scopes: ['TAKE_BACKUP'] } })
    .catch((found: unknown) => found);
  expect(fault).toBeInstanceOf(ApiError);
  expect(fault).toMatchObject({ status: 403, code: 'FRESH_PROOF_ASKED', body });
});
