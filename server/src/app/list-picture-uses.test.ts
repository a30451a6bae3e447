import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/index.ts';
import { listPictureUses } from './list-picture-uses.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

it.each([
  ['/uploads/hero-bay.jpg', [{ type: 'homepage', id: 'homepage', title: 'Casa Zagara' }]],
  ['/uploads/terrace.jpg', [{ type: 'property', id: 'property', title: 'Casa Zagara' }]],
  ['/uploads/icon-sea.png', [{ type: 'feature-box', id: 'box-il-mare', title: 'Il mare a piedi' }]],
  ['/uploads/harbour-boats.jpg', []],
])('tells what shows %s', async (address, uses) => {
  expect(await listPictureUses(site.database, address)).toEqual(uses);
});
