import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../guarded-request/find-addresses.ts';
import { checkFeedAddress } from './feed-address.ts';

const check = (text: string, trustedHosts: readonly string[] = []) =>
  checkFeedAddress(text, { trustedHosts, ownHost: 'casa.example' });

describe('an address that an owner types in', () => {
  it.each([
    ['https://www.airbnb.it/calendar/ical/1.ics?s=abc', 'https://www.airbnb.it/calendar/ical/1.ics?s=abc'],
    [' https://ical.booking.com:443/v1/export?t=1#top \n', 'https://ical.booking.com/v1/export?t=1'],
    ['webcal://p01-caldav.icloud.com/published/2/x', 'https://p01-caldav.icloud.com/published/2/x'],
    ['WEBCALS://Portale.Example/x', 'https://portale.example/x'],
    ['https://portale.example./x', 'https://portale.example/x'],
    ['https://münchen.example/kalender.ics', 'https://xn--mnchen-3ya.example/kalender.ics'],
  ])('%s is asked for as %s', (text, address) => {
    expect(check(text)).toEqual({ address });
  });

  it.each([
    ['nothing', ''],
    ['words', 'il mio calendario'],
    ['a name without a scheme', 'www.airbnb.it/calendar.ics'],
    ['no host', 'https://'],
    ['two addresses', 'https://a.example/1 https://b.example/2'],
    ['a line break', 'https://a.example/\r\nHost: b.example'],
    ['more than 2,048 characters', `https://a.example/${'x'.repeat(2048)}`],
    ['no address by its brackets', 'https://[fe80::1%25eth0]/x'],
    ['too many numbers', 'https://1.2.3.4.5/x'],
  ])('%s is none', (_, text) => {
    expect(check(text)).toEqual({ fault: 'Inserisci un indirizzo web completo, che comincia con https://' });
  });

  it.each(['http://a.example/x', 'ftp://a.example/x', 'file:///etc/passwd', 'gopher://a.example/x', 'data://text'])(
    '%s is not secure',
    (text) => {
      expect(check(text)).toHaveProperty('fault');
    },
  );

  it.each(['https://a.example:444/x', 'https://a.example:22/x', 'webcal://a.example:80/x'])('%s has a port', (text) => {
    expect(check(text)).toEqual({ fault: "L'indirizzo non può indicare una porta" });
  });

  it.each(['https://ada:segreto@a.example/x', 'https://ada@a.example/x', 'https://:segreto@a.example/x'])(
    '%s has credentials',
    (text) => {
      expect(check(text)).toEqual({ fault: "L'indirizzo non può contenere nome utente o password" });
    },
  );

  it.each([
    '127.0.0.1',
    '127.0.0.1.',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '017700000001',
    '0177.0.0.01',
    '%31%32%37.0.0.1',
    '１２７.０.０.１',
    '127。0。0。1',
    '169.254.169.254',
    '0xa9fea9fe',
    '0',
    '8.8.8.8',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fd00::1]',
    '[2606:4700::1111]',
  ])('%s is a number, not a name', (host) => {
    expect(check(`https://${host}/x`)).toEqual({
      fault: "L'indirizzo deve avere il nome del sito, non il suo numero IP",
    });
  });

  it.each(['https://casa.example/calendars/x.ics', 'https://CASA.example./x', 'webcal://casa.example'])(
    '%s is this site',
    (text) => {
      expect(check(text)).toEqual({ fault: 'Questo è il tuo sito: inserisci il calendario del portale' });
    },
  );

  it('a host that is trusted may be plain and near, on its own port alone, and without credentials', () => {
    const trusted = ['127.0.0.1:4150', 'portale.example:443'];
    expect(check('http://127.0.0.1:4150/x', trusted)).toEqual({ address: 'http://127.0.0.1:4150/x' });
    expect(check('https://portale.example/x', trusted)).toEqual({ address: 'https://portale.example/x' });
    expect(check('http://127.0.0.1:4151/x', trusted)).toHaveProperty('fault');
    expect(check('http://portale.example/x', trusted)).toHaveProperty('fault');
    expect(check('ftp://127.0.0.1:4150/x', trusted)).toHaveProperty('fault');
    expect(check('http://ada@127.0.0.1:4150/x', trusted)).toHaveProperty('fault');
  });
});

describe('an address that a name leads to', () => {
  it.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4002:410::200e'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine', '127.255.255.254'],
    ['this machine', '::1'],
    ['no address', '0.0.0.0'],
    ['no address', '::'],
    ['a private network', '10.0.0.1'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.1.1'],
    ['a private network', 'fd12:3456::1'],
    ['a private network of old', 'fec0::1'],
    ['a link', '169.254.169.254'],
    ['a link', 'fe80::1'],
    ['a link', 'fe80::1%eth0'],
    ["a provider's network", '100.64.0.1'],
    ['a benchmark', '198.18.0.1'],
    ['documentation', '192.0.2.1'],
    ['documentation', '2001:db8::1'],
    ['everybody', '255.255.255.255'],
    ['many', '224.0.0.1'],
    ['many', 'ff02::1'],
    ['IPv4 in IPv6', '::ffff:127.0.0.1'],
    ['IPv4 in IPv6', '::ffff:10.0.0.1'],
    ['IPv4 in IPv6 of old', '::7f00:1'],
    ['IPv4 in IPv6 of old', '::ffff:0:7f00:1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['NAT64', '64:ff9b:1::a00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:7f00:1::'],
    ['nothing', 'localhost'],
  ])('of %s, as %s, is not', (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
