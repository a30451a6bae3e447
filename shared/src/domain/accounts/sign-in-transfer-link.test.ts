import { expect, test } from 'vitest';
import {
  readTransferAnswer,
  readTransferLink,
  writeTransferAnswer,
  writeTransferLink,
} from './sign-in-transfer-link.ts';

const state = 's'.repeat(43);
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const whole = { port: '49152', state, challenge };

const read = (query: Readonly<Record<string, string>>) => readTransferLink((name) => query[name] ?? null);

test('what is written is read again', () => {
  const request = { port: 49152, state, challenge };
  const link = new URL(writeTransferLink('https://casa.example', request));
  expect(link.origin + link.pathname).toBe('https://casa.example/desktop-login');
  expect(readTransferLink((name) => link.searchParams.get(name))).toEqual(request);
});

test.each(['1024', '65535'])('port %s is one that an app can listen on', (port) => {
  expect(read({ ...whole, port })).toMatchObject({ port: Number(port) });
});

test.each(['', '80', '1023', '65536', '99999', '049152', '1e4', '49152.5', ' 49152', '-4915', '491522'])(
  'port %j is none',
  (port) => {
    expect(read({ ...whole, port })).toBeUndefined();
  },
);

test.each(['', 's'.repeat(42), 's'.repeat(44), `${'s'.repeat(42)}/`, `${'s'.repeat(42)}=`, `${'s'.repeat(43)}\n`])(
  'a state or challenge such as %j is none',
  (text) => {
    expect(read({ ...whole, state: text })).toBeUndefined();
    expect(read({ ...whole, challenge: text })).toBeUndefined();
  },
);

test.each(['port', 'state', 'challenge'] as const)('without %s nothing is asked for', (name) => {
  const { [name]: _, ...rest } = whole;
  expect(read(rest)).toBeUndefined();
});

test('the answer goes to this computer alone, with the state and its site, and a code is written as a code', () => {
  const transferAnswer = { code: 'a&state=x&iss=https://evil.example#/', issuer: 'https://casa.example:8443' };
  const answer = new URL(writeTransferAnswer({ port: 5000, state, challenge }, transferAnswer));
  expect(answer.origin).toBe('http://127.0.0.1:5000');
  expect(answer.searchParams.getAll('state')).toEqual([state]);
  expect(answer.searchParams.getAll('iss')).toEqual([transferAnswer.issuer]);
  expect(readTransferAnswer((name) => answer.searchParams.get(name))).toEqual(transferAnswer);
});

test('an answer without a code is none, and one that names no site is of no site', () => {
  expect(readTransferAnswer((name) => (name === 'iss' ? 'https://casa.example' : null))).toBeUndefined();
  expect(readTransferAnswer((name) => (name === 'code' ? 'k' : null))).toEqual({ code: 'k', issuer: '' });
});
