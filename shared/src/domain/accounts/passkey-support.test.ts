import { expect, it } from 'vitest';
import { passkeySupportOf } from './passkey-support.ts';

it.each([
  ['https://casa.example', 'casa.example', 'https://casa.example'],
  ['https://www.casa.example:8443/', 'www.casa.example', 'https://www.casa.example:8443'],
  ['https://città.example', 'xn--citt-3na.example', 'https://xn--citt-3na.example'],
  ['http://mare.localhost:3000', 'mare.localhost', 'http://mare.localhost:3000'],
  ['http://localhost', 'localhost', 'http://localhost'],
  ['https://10.casa.example', '10.casa.example', 'https://10.casa.example'],
])('%s is bound to %s', (address, rpId, origin) => {
  expect(passkeySupportOf(new URL(address))).toEqual({ rpId, origin });
});

it.each(['http://casa.example', 'http://notlocalhost', 'http://localhost.example'])('%s is not on https', (address) => {
  expect(passkeySupportOf(new URL(address))).toEqual({ whyNot: 'HTTP' });
});

it.each(['https://192.168.1.10', 'https://3232235786', 'http://127.0.0.1:3000', 'https://[2001:db8::1]'])(
  '%s is a number',
  (address) => {
    expect(passkeySupportOf(new URL(address))).toEqual({ whyNot: 'ADDRESS' });
  },
);
