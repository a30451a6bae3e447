import { describe, expect, it } from 'vitest';
import { createLostConnections, isLostConnection } from './page-faults.ts';

const LOST = 'console: Failed to load resource: net::ERR_SOCKET_NOT_CONNECTED';

describe('a connection that was lost', () => {
  it('is no fault once its address is answered', () => {
    const faults = ['page error: x is undefined'];
    const lost = createLostConnections(faults);
    lost.note('http://site/api/bookings', LOST);
    lost.note('http://site/api/bookings', LOST);
    lost.answered('http://site/api/bookings');
    expect(faults).toEqual(['page error: x is undefined']);
  });

  it('stays one where another address is answered, and where nothing is', () => {
    const faults: string[] = [];
    const lost = createLostConnections(faults);
    lost.note('http://site/api/bookings', LOST);
    lost.answered('http://site/api/rates');
    expect(faults).toEqual([LOST]);
  });

  it('takes back its own fault alone where a story has let go of it already', () => {
    const faults: string[] = [];
    const lost = createLostConnections(faults);
    lost.note('http://site/', LOST);
    faults.splice(0);
    faults.push('console: another');
    lost.answered('http://site/');
    expect(faults).toEqual(['console: another']);
  });

  it.each([
    ['net::ERR_SOCKET_NOT_CONNECTED', true],
    ['net::ERR_CONNECTION_RESET', true],
    ['net::ERR_INTERNET_DISCONNECTED', false],
    ['net::ERR_CONNECTION_REFUSED', false],
    ['net::ERR_FAILED', false],
    ['the server responded with a status of 503 (Service Unavailable)', false],
  ])('%s: %s', (text, is) => {
    expect(isLostConnection(`Failed to load resource: ${text}`)).toBe(is);
  });
});
