import { expect, test } from 'vitest';
import { aBooking, aGallery, aMenuItem, aPage, aPost, aReview, createFakeSite } from '../../testing/fake-site.ts';
import { pages } from '../pages.ts';
import { renderPage } from './render-page.tsx';

const today = '2027-06-01';
const origin = 'https://example.org';

function open(address: string, site = createFakeSite()) {
  return renderPage({ address, origin, today, language: 'it', languages: ['it'] }, site);
}

async function readHtml(address: string, site = createFakeSite()): Promise<string> {
  const page = await open(address, site);
  if (!('html' in page)) throw new Error(`${address} leads to ${page.location}`);
  return page.html;
}

test('the home page has hero, property, calendar, prices and form before any script runs', async () => {
  const html = await readHtml('/', createFakeSite({ bookings: [aBooking()] }));
  expect(html).toContain('<h1>La casa sopra la baia</h1>');
  expect(html).toContain('Alla caletta si scende a piedi.');
  expect(html).toContain('aria-label="12 giugno 2027, confermato"');
  expect(html).toContain('novembre 2027');
  expect(html).toContain('1–15 giugno');
  expect(html).toContain('1.050\u00a0€');
  expect(html).toContain('Invia richiesta');
});

test('who asks for the status of a page alone gets the same, and no HTML', async () => {
  const site = createFakeSite({ posts: [aPost()] });
  for (const address of ['/', '/blog', `/blog/${aPost().slug}`, '/booking/', '/blog/mai-scritto', '/nowhere']) {
    const request = { address, origin, today, language: 'it', languages: ['it'] } as const;
    const probe = await renderPage({ ...request, isStatusOnly: true }, site);
    expect(probe.status, address).toBe((await renderPage(request, site)).status);
    expect('html' in probe ? probe.html : '', address).toBe('');
  }
});

test('days that the owner’s rules forbid are struck through before any script runs, and where she has none nothing is', async () => {
  const plain = await readHtml('/booking', createFakeSite({ bookings: [aBooking()] }));
  const unbound = { fillGaps: true, orphanNights: 0 };
  const same = await readHtml('/booking', createFakeSite({ bookings: [aBooking()], stayRules: unbound }));
  expect(same === plain).toBe(true);
  expect(['data-struck', '"asked"', 'minNights'].filter((trace) => plain.includes(trace))).toEqual([]);
  const exceptions = [{ startDate: '2027-06-21', endDate: '2027-06-21', leadDays: 30 }];
  const bound = await readHtml('/booking', createFakeSite({ bookings: [aBooking()], stayRules: { exceptions } }));
  expect(bound).toContain('aria-label="21 giugno 2027, Serve un preavviso di 30 giorni"');
  expect(bound).toContain('aria-label="22 giugno 2027"');
});

test('what the owner says to guests who cancel is folded beside the price, and where she says nothing there is nothing', async () => {
  const cancellation = {
    cancellationText: 'Scrivici <appena> puoi.',
    cancellationRules: [{ daysBefore: 30, percent: 100 }],
    inWords: ['Fino a 30 giorni prima dell’arrivo: rimborso di tutto quanto pagato'],
    inItalian: ['cancellationText'],
  };
  const plain = await readHtml('/booking');
  expect(['Se annulli', '"cancellation"'].filter((trace) => plain.includes(trace))).toEqual([]);
  for (const path of ['/', '/booking']) {
    const html = await readHtml(path, createFakeSite({ cancellation }));
    const first = 'Se annulli fino a 30 giorni prima dell’arrivo: rimborso di tutto quanto pagato';
    expect(html).toMatch(
      new RegExp(`<details[^>]*><summary>${first}</summary><p [^>]*lang="it"[^>]*>Scrivici &lt;appena&gt; puoi\\.</p>`),
    );
    expect(html).toContain('<li>Fino a 30 giorni prima dell’arrivo: rimborso di tutto quanto pagato</li>');
  }
  expect(await readHtml('/booking/b1', createFakeSite({ cancellation }))).toContain('"cancellation"');
});

test('before a request is sent stand what is paid when, the rules of the house folded, and when it is answered', async () => {
  const plain = await readHtml('/booking');
  expect(plain).toContain(
    '<p>Paghi il 30 % entro 3 giorni dalla conferma, il resto almeno 30 giorni prima dell’arrivo.</p>',
  );
  expect(plain).toContain('<p>Ti rispondiamo entro 48 ore.</p>');
  expect(plain).not.toContain('Regole della casa');
  const site = createFakeSite({
    property: { houseRules: 'Niente feste.\nIl cane può venire.' },
    schedule: { depositPercent: 0, balanceDays: 7, securityDeposit: 200_50 },
    stayRules: { requestHours: 24 },
  });
  const told = await readHtml('/booking', site);
  expect(told).toMatch(/<summary>Regole della casa<\/summary><p>Niente feste\.\nIl cane può venire\.<\/p>/);
  expect(told).toContain(
    'Paghi tutto almeno 7 giorni prima dell’arrivo. Si aggiunge un deposito cauzionale di 200,50\u00a0€, che ti restituiamo dopo il soggiorno.',
  );
  expect(told).toContain('Ti rispondiamo entro 24 ore.');
  expect(told.indexOf('Ti rispondiamo')).toBeLessThan(told.indexOf('>Invia richiesta<'));
});

test('the calendar opens where somebody may arrive, with its days and prices before any script runs', async () => {
  const whole = aBooking({ startDate: '2027-05-20', endDate: '2027-07-31' });
  const dayPrices = [
    { date: '2027-08-02', euros: 71 },
    { date: '2028-01-31', euros: 72 },
    { date: '2028-02-01', euros: 73 },
  ];
  const html = await readHtml(
    '/booking',
    createFakeSite({ bookings: [whole], prices: { show: 'CALENDAR' }, dayPrices }),
  );
  const months = [...html.matchAll(/data-month="([^"]+)"/g)].map(([, month]) => month);
  expect([months[0], months.at(-1), months.length]).toEqual(['2027-08', '2028-01', 6]);
  expect(html).toContain('<option value="2027-08" selected="">agosto 2027</option>');
  expect(html).toContain('72\u00a0€');
  expect(html).not.toContain('"euros":73');
});

test('the accent of the owner colours every page, and the first one needs no word', async () => {
  const inOlive = createFakeSite({ homepage: { accent: 'olive' } });
  expect(await readHtml('/contact', inOlive)).toMatch(/<html lang="it" data-accent="olive" /);
  expect(await readHtml('/contact')).not.toContain('data-accent');
});

test('a button of the hero that is not visible is not there', async () => {
  expect(await readHtml('/')).not.toContain('Guarda le foto');
});

/** One address of each page, and a site with content at each. */
const addresses = pages.map(({ path }) =>
  path.replace('/blog/{slug}', '/blog/in-traghetto').replace('{slug}', 'come-arrivare'),
);
const wholeSite = createFakeSite({
  bookings: [aBooking()],
  galleries: [aGallery()],
  reviews: [aReview()],
  posts: [aPost()],
  pages: [aPage()],
});

test.each(addresses)('%s answers 200 without inline script or style', async (path) => {
  const page = await open(path, wholeSite);
  expect(page.status).toBe(200);
  const html = 'html' in page ? page.html : '';
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
  expect(
    scripts.filter((attributes) => !attributes.includes('src=') && !/application\/(ld\+)?json/.test(attributes)),
  ).toEqual([]);
  expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+="/);
});

test.each(addresses)('%s has a title, a description and what is shared with a link', async (path) => {
  const html = await readHtml(path, wholeSite);
  expect(html).toMatch(/<title>[^<]+<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]+"/);
  expect(html).toMatch(/<meta property="og:title" content="[^"]+"/);
});

test('a name that looks like markup stays text, in the page and in the props of its islands', async () => {
  const evil = '</script><script>alert(1)</script>';
  const bookings = [aBooking({ id: `${evil}\u2028` })];
  const html = await readHtml('/', createFakeSite({ property: { name: evil }, bookings }));
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('\\u003c/script>\\u003cscript>alert(1)\\u003c/script>\\u2028');
});

test('an unknown address is a 404 with a way home', async () => {
  const page = await open('/non-esiste');
  expect(page.status).toBe(404);
  expect('html' in page && page.html).toContain('<a class="_button');
});

test.each([
  ['/booking/', '/booking'],
  ['/booking/?page=2', '/booking?page=2'],
  ['//example.com/', '/example.com'],
  ['/\\example.com/', '/example.com'],
  ['//', '/'],
])('%s leads to %s', async (address, location) => {
  expect(await open(address)).toEqual({ status: 301, location });
});

test('the canonical address has no query', async () => {
  expect(await readHtml('/?utm=1')).toContain('<link rel="canonical" href="https://example.org/"/>');
});

test('what is over before this month does not travel with the page', async () => {
  const past = aBooking({ id: 'long-gone', startDate: '2027-05-01', endDate: '2027-05-08' });
  const site = createFakeSite({ bookings: [past, aBooking({ id: 'to-come' })] });
  const html = await readHtml('/booking', site);
  expect(html).toContain('to-come');
  expect(html).not.toContain('long-gone');
});

test('no form of the site can put what is typed into an address', async () => {
  for (const address of addresses) {
    const forms = [...(await readHtml(address, wholeSite)).matchAll(/<form\b([^>]*)>/g)].map(
      ([, attributes = '']) => attributes,
    );
    for (const attributes of forms) expect(attributes).toContain('method="post"');
  }
});

test('an article that is not there says so, with the way to the others', async () => {
  const page = await open('/blog/non-esiste');
  expect(page.status).toBe(404);
  expect('html' in page && page.html).toMatch(/<h1>Articolo non trovato<\/h1>.*href="\/blog"/s);
});

test('a page that is not there says so, with the way home', async () => {
  const page = await open('/pages/non-esiste');
  expect(page.status).toBe(404);
  expect('html' in page && page.html).toMatch(/<h1>Pagina non trovata<\/h1>.*href="\/"/s);
});

test('an empty blog says so, and has one page', async () => {
  expect(await readHtml('/blog')).toContain('No blog posts available.');
  expect((await open('/blog?page=2')).status).toBe(404);
});

test('nine posts make a page, and each page is one of its own to a search engine', async () => {
  const posts = Array.from({ length: 10 }, (_, index) => aPost({ id: `p${index}`, slug: `post-${index}` }));
  const first = await readHtml('/blog', createFakeSite({ posts }));
  expect(first.match(/>Leggi l’articolo</g)).toHaveLength(9);
  expect(first).toContain('<a href="/blog?page=2" rel="next">Next</a>');
  const second = await readHtml('/blog?page=2', createFakeSite({ posts }));
  expect(second.match(/>Leggi l’articolo</g)).toHaveLength(1);
  expect(second).toContain('<link rel="canonical" href="https://example.org/blog?page=2"/>');
});

test('an empty menu says what SPEC.md says', async () => {
  expect(await readHtml('/', createFakeSite({ menu: [] }))).toContain('Loading menu...');
  expect(await readHtml('/', createFakeSite({ menu: [aMenuItem()] }))).not.toContain('Loading menu...');
});

test('an article is told to search engines as what it is', async () => {
  const html = await readHtml('/blog/in-traghetto', wholeSite);
  expect(html).toContain('<meta property="og:type" content="article"/>');
  expect(html).toContain('"@type":"BlogPosting"');
  expect(html).toContain('"@type":"BreadcrumbList"');
});

test('the home page tells of a rental, known by its national code', async () => {
  const html = await readHtml('/', wholeSite);
  expect(html).toContain('"@type":"VacationRental"');
  expect(html).toContain('"identifier":"IT000000A000000000"');
  expect(html).toContain('"ratingValue":4');
});

test('the codes of the house stand where it is offered, that of the region beside that of the state', async () => {
  const site = createFakeSite({ property: { cin: 'IT063014C2ABCDEFGH', cir: '063014EXT0123' } });
  const both = 'CIN IT063014C2ABCDEFGH · CIR 063014EXT0123';
  const home = await readHtml('/', site);
  expect(home).toContain('"identifier":["IT063014C2ABCDEFGH","063014EXT0123"]');
  expect(home.split(both)).toHaveLength(3);
  expect(await readHtml('/booking', site)).toContain(both);
  expect(await readHtml('/contact', site)).toContain('<span>CIR 063014EXT0123</span>');
  const none = await readHtml('/', createFakeSite({ property: { cin: null, cir: null } }));
  expect(none).not.toContain('CIN ');
  expect(none).not.toContain('CIR ');
});

test('what is said of prices is there before any script runs, and search engines read it too', async () => {
  const dayPrices = [
    { date: '2027-06-21', euros: 71 },
    { date: '2027-11-30', euros: 29 },
    { date: '2027-12-01', euros: 28 },
  ];
  const prices = { show: 'CALENDAR', from: { amount: 200, per: 'WEEK' } } as const;
  const html = await readHtml('/', createFakeSite({ prices, dayPrices }));
  expect(html).toContain('>21 giugno 2027, 71\u00A0€ a notte<');
  expect(html).toContain('Da 200\u00A0€ a settimana');
  expect(html).toContain('"2027-11-30"');
  expect(html).not.toContain('"2027-12-01"');
  expect(html).toContain(
    '"makesOffer":{"@type":"Offer","priceSpecification":{"@type":"UnitPriceSpecification","minPrice":200,"maxPrice":1050,"priceCurrency":"EUR","unitCode":"WEE"}}',
  );
  const plain = await readHtml('/', createFakeSite({ dayPrices }));
  expect(['a notte', 'makesOffer', '"prices"'].filter((trace) => plain.includes(trace))).toEqual([]);
});

test('of lists to come the next three years are told, and twelve exceptions', async () => {
  const list = { seasons: [{ from: '01-01', to: '12-31', weeklyPrice: 777 }], cleaningFee: 30, linenFee: 20 };
  const lists = [null, 2026, 2028, 2030, 2031].map((validFrom) => ({ ...list, validFrom }));
  const exceptions = Array.from({ length: 13 }, (_, index) => {
    const day = `2027-07-${String(28 - index).padStart(2, '0')}`;
    return { startDate: day, endDate: day, weeklyPrice: 700 };
  });
  const html = await readHtml('/booking', createFakeSite({ prices: { lists, exceptions } }));
  expect(html.match(/Dal 20\d\d/g)).toEqual(['Dal 2028', 'Dal 2030']);
  expect(html.match(/\d+ luglio 2027<\/span>/g)).toHaveLength(12);
  expect(html).not.toContain('>28 luglio 2027');
});
