import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderStore } from '../../../adapters/file-store/folder-store.ts';
import { createPictureFiles } from '../../../adapters/picture-files.ts';
import { aStayRequest, createTestSite, noteQueries, type TestSite } from '../../../testing/index.ts';
import { createProperty } from './property.service.ts';

let site: TestSite;
let admin: TestSite['anyone'];
beforeEach(async () => {
  site = await createTestSite();
  writeFileSync(join(site.uploads, 'terrace.jpg'), '');
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(() => site.close());

async function confirmStay(startDate: string, endDate: string) {
  const { id } = await admin.bookings.request({ body: aStayRequest({ startDate, endDate }) });
  return await admin.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
}

describe('the property', () => {
  it('answers an edit with all of it, and keeps what is left out', async () => {
    const before = await site.anyone.property.get();
    const body = { bedrooms: 3, cin: 'IT063014C2ABCDEFGH', latitude: 40.55, longitude: 14.24 };
    const after = await admin.property.update({ body });
    expect(after).toEqual({ ...before, ...body, version: after.version });
    expect(await site.anyone.property.get()).toEqual(after);
  });

  it('keeps its national code clean, and warns of one that looks odd', async () => {
    const odd = await admin.property.update({ body: { cin: 'fr 058091 c2 abcd', cir: '058091-ALT-00012' } });
    expect(odd).toMatchObject({
      cin: 'FR058091C2ABCD',
      cir: '058091-ALT-00012',
      warnings: { cin: 'Il CIN non ha la forma consueta: controllalo' },
    });
    const usual = await admin.property.update({ body: { cin: 'it058091c2abcdefgh' } });
    expect(usual).toMatchObject({ cin: 'IT058091C2ABCDEFGH', cir: '058091-ALT-00012' });
    expect('warnings' in usual).toBe(false);
    expect('warnings' in (await site.anyone.property.get())).toBe(false);
    expect(await admin.property.update({ body: { cir: ' ' } })).toMatchObject({ cir: null });
  });

  it('is read once and written once at a save', async () => {
    const { database, queries } = noteQueries(site.database);
    const property = createProperty({
      database,
      clock: site.clock,
      pictures: createPictureFiles(createFolderStore(dirname(site.uploads))),
      followTurnover: async () => {},
    });
    const context = { caller: null, precondition: () => undefined };
    await property.update({ name: 'Casa mia', images: ['/uploads/terrace.jpg'] }, context);
    expect(queries).toEqual(['select property', 'insert property', 'insert audit']);
  });

  it('ignores blank amenities and images', async () => {
    const body = { amenities: ['TV', '  ', 'Barbecue', ''], images: ['', '/uploads/terrace.jpg', ' '] };
    expect(await admin.property.update({ body })).toMatchObject({
      amenities: ['TV', 'Barbecue'],
      images: ['/uploads/terrace.jpg'],
    });
  });

  it('names each image that is not there', async () => {
    const images = ['/uploads/terrace.jpg', '/uploads/a.jpg', 'https://example.com/b.jpg', '/uploads/c.jpg'];
    await expect(admin.property.update({ body: { images } })).rejects.toMatchObject({
      status: 400,
      fields: { 'images.1': expect.stringContaining('non esiste'), 'images.3': expect.stringContaining('non esiste') },
    });
  });

  it('clears what is optional', async () => {
    const cleared = { cin: null, address: '', latitude: null, longitude: null };
    expect(await admin.property.update({ body: cleared })).toMatchObject({ ...cleared, address: null });
  });

  it('tells where it is, how its owner is reached and what its rules are', async () => {
    const told = {
      town: 'Budoni',
      phone: '+39 333 123 4567',
      publicEmail: 'casa@example.com',
      isWhatsApp: true,
      houseRules: 'Non si fuma.\nNiente feste.',
    };
    const body = { ...told, mapUrl: 'https://www.google.com/maps/place/Budoni/@40.7,9.7,14z' };
    const saved = await admin.property.update({ body });
    expect(saved).toMatchObject({ ...told, mapUrl: 'https://www.google.com/maps?q=Budoni&z=14&output=embed' });
    expect(await site.anyone.property.get()).toEqual(saved);
    const blank = { town: ' ', phone: '', publicEmail: '', mapUrl: '', houseRules: ' ' };
    const cleared = { town: null, phone: null, publicEmail: null, mapUrl: null, houseRules: null };
    expect(await admin.property.update({ body: blank })).toMatchObject(cleared);
  });

  it('refuses a map, an address and a number that lead nowhere', async () => {
    const body = {
      mapUrl: 'https://maps.example.com/?q=Budoni',
      publicEmail: 'casa@',
      phone: 'chiamatemi',
      houseRules: 'x'.repeat(1001),
    };
    await expect(admin.property.update({ body })).rejects.toMatchObject({
      status: 400,
      fields: {
        mapUrl: expect.stringContaining('Google Maps o OpenStreetMap'),
        publicEmail: expect.any(String),
        phone: 'Scrivi un numero di telefono',
        houseRules: expect.stringContaining('1000'),
      },
    });
    await expect(admin.property.update({ body: { mapUrl: 'https://maps.app.goo.gl/abc' } })).rejects.toMatchObject({
      fields: { mapUrl: expect.stringContaining('abbreviato') },
    });
  });

  it('names every wrong field at once', async () => {
    const body = { name: '', description: ' ', bedrooms: 0, bathrooms: 1.5, latitude: 91 };
    await expect(admin.property.update({ body })).rejects.toMatchObject({
      status: 400,
      message: 'Campo obbligatorio',
      fields: {
        name: 'Campo obbligatorio',
        description: 'Campo obbligatorio',
        bedrooms: 'Inserisci un numero intero da 1 in su',
        bathrooms: 'Inserisci un numero intero da 1 in su',
        latitude: 'La latitudine è un numero da -90 a 90',
      },
    });
  });
});

describe('same-day turnover', () => {
  it('lets a stay begin on the day another ends once it is on', async () => {
    await confirmStay('2027-06-12', '2027-06-19');
    await admin.property.update({ body: { sameDayTurnover: true } });
    expect((await confirmStay('2027-06-19', '2027-06-26')).status).toBe('CONFIRMED');
  });

  it('takes the days of departure back once it is off', async () => {
    await admin.property.update({ body: { sameDayTurnover: true } });
    await confirmStay('2027-06-12', '2027-06-19');
    await admin.property.update({ body: { sameDayTurnover: false } });
    await expect(confirmStay('2027-06-19', '2027-06-26')).rejects.toMatchObject({ status: 409 });
  });

  it('is not switched off while two stays touch, and nothing of that edit is kept', async () => {
    await admin.property.update({ body: { sameDayTurnover: true } });
    await confirmStay('2027-06-12', '2027-06-19');
    await confirmStay('2027-06-19', '2027-06-26');
    const edit = admin.property.update({ body: { name: 'Altro nome', sameDayTurnover: false } });
    await expect(edit).rejects.toMatchObject({ status: 409, message: expect.stringContaining('il 19 giugno 2027') });
    expect(await site.anyone.property.get()).toMatchObject({ name: 'Casa Zagara', sameDayTurnover: true });
  });
});
