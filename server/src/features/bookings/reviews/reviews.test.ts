import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

const aComment = 'La terrazza la mattina presto vale il viaggio.';

let site: TestSite;
let admin: TestSite['anyone'];
beforeEach(async () => {
  site = await createTestSite({ now: '2027-03-01T10:00:00Z' });
  await site.database.deleteFrom('reviews').execute();
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(() => site.close());

describe('a review', () => {
  it('waits for the owner before anyone else reads it', async () => {
    const { client, user } = await site.signIn();
    const review = await client.reviews.write({ body: { rating: 4, comment: aComment } });
    expect(review).toEqual({
      id: expect.any(String),
      rating: 4,
      comment: aComment,
      createdAt: '2027-03-01T10:00:00.000Z',
      author: { name: user.name, avatar: null },
      status: 'PENDING',
      version: expect.any(String),
    });
    expect(await site.anyone.reviews.listApproved()).toEqual([]);
    expect(await admin.reviews.list()).toEqual([review]);
  });

  it('is read by anyone once it is approved, and no more once that is taken back', async () => {
    const { client } = await site.signIn();
    const { id, rating, comment, createdAt, author } = await client.reviews.write({ body: { comment: aComment } });
    expect(await admin.reviews.decide({ params: { id }, body: { status: 'APPROVED' } })).toMatchObject({
      status: 'APPROVED',
    });
    expect(await site.anyone.reviews.listApproved()).toEqual([{ id, rating, comment, createdAt, author }]);
    await admin.reviews.decide({ params: { id }, body: { status: 'PENDING' } });
    expect(await site.anyone.reviews.listApproved()).toEqual([]);
  });

  it('has five stars where none are given', async () => {
    const { client } = await site.signIn();
    expect(await client.reviews.write({ body: { comment: aComment } })).toMatchObject({ rating: 5 });
  });

  it.each([0, 6, 4.5])('never has %s stars', async (rating) => {
    const { client } = await site.signIn();
    await expect(client.reviews.write({ body: { rating, comment: aComment } })).rejects.toMatchObject({
      status: 400,
      fields: { rating: 'Il voto deve essere un numero intero da 1 a 5' },
    });
  });

  it('has a comment of 10 to 500 characters, spaces around it not counted', async () => {
    const { client } = await site.signIn();
    const write = (comment: string) => client.reviews.write({ body: { comment } });
    await expect(write(`   ${'a'.repeat(9)}   `)).rejects.toMatchObject({
      status: 400,
      fields: { comment: 'La recensione deve essere compresa tra 10 e 500 caratteri' },
    });
    await expect(write('a'.repeat(501))).rejects.toMatchObject({ status: 400 });
    await expect(write('è'.repeat(10))).resolves.toBeDefined();
    await expect(write('e\u0301'.repeat(500))).resolves.toMatchObject({ comment: 'é'.repeat(500) });
  });

  it('is written by somebody who has confirmed her e-mail', async () => {
    const { client } = await site.signIn({ role: 'USER', emailConfirmed: false });
    await expect(client.reviews.write({ body: { comment: aComment } })).rejects.toMatchObject({
      status: 403,
      message: 'Conferma prima il tuo indirizzo e-mail.',
    });
  });

  it('stays without its name once the account is gone', async () => {
    const { client, user } = await site.signIn();
    const { id } = await client.reviews.write({ body: { comment: aComment } });
    await admin.reviews.decide({ params: { id }, body: { status: 'APPROVED' } });
    await admin.users.remove({ params: { id: user.id } });
    const [review] = await site.anyone.reviews.listApproved();
    expect(review).toMatchObject({ comment: aComment, author: { name: 'Ospite', avatar: null } });
  });

  it('is deleted in either state', async () => {
    const { client } = await site.signIn();
    const pending = await client.reviews.write({ body: { comment: aComment } });
    const approved = await client.reviews.write({ body: { comment: aComment } });
    await admin.reviews.decide({ params: { id: approved.id }, body: { status: 'APPROVED' } });
    for (const { id } of [pending, approved]) await admin.reviews.remove({ params: { id } });
    expect(await admin.reviews.list()).toEqual([]);
  });

  it('is unknown by another id', async () => {
    const params = { id: 'nobody-knows-this' };
    await expect(admin.reviews.decide({ params, body: { status: 'APPROVED' } })).rejects.toMatchObject({ status: 404 });
    await expect(admin.reviews.remove({ params })).rejects.toMatchObject({ status: 404 });
  });
});

describe('the answer to a review', () => {
  const text = 'Grazie, vi aspettiamo.';

  async function approve() {
    const { client, user } = await site.signIn();
    const { id } = await client.reviews.write({ body: { comment: aComment } });
    await admin.reviews.decide({ params: { id }, body: { status: 'APPROVED' } });
    site.clock.advance(60_000);
    return { params: { id }, user };
  }
  const read = async () => (await site.anyone.reviews.listApproved()).map(({ answer }) => answer);

  it('is read by anyone, is one however often it is given, and keeps its day', async () => {
    const { params } = await approve();
    const answer = { text, createdAt: '2027-03-01T10:01:00.000Z' };
    expect(await admin.reviews.answer({ params, body: { text } })).toMatchObject({ status: 'APPROVED', answer });
    expect((await site.anyone.reviews.summarize()).newest).toMatchObject([{ answer }]);
    site.clock.advance(60_000);
    await admin.reviews.answer({ params, body: { text: 'Grazie, a presto.' } });
    expect(await read()).toEqual([{ ...answer, text: 'Grazie, a presto.' }]);
    expect(await admin.reviews.list()).toMatchObject([{ answer: { text: 'Grazie, a presto.' } }]);
  });

  it('has 1 to 500 characters, and is an administrator’s alone', async () => {
    const { params } = await approve();
    for (const wrong of ['', '   ', 'a'.repeat(501)]) {
      const refused = admin.reviews.answer({ params, body: { text: wrong } });
      await expect(refused).rejects.toMatchObject({ status: 400, fields: { text: expect.any(String) } });
    }
    const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    for (const call of [
      editor.client.reviews.answer({ params, body: { text } }),
      editor.client.reviews.removeAnswer({ params }),
    ])
      await expect(call).rejects.toMatchObject({ status: 403 });
    await expect(admin.reviews.answer({ params, body: { text: 'è'.repeat(500) } })).resolves.toBeDefined();
  });

  it('is given to no review that waits, and goes out of sight with one that is taken back', async () => {
    const { params } = await approve();
    await admin.reviews.answer({ params, body: { text } });
    await admin.reviews.decide({ params, body: { status: 'PENDING' } });
    expect(await read()).toEqual([]);
    await expect(admin.reviews.answer({ params, body: { text } })).rejects.toMatchObject({
      status: 409,
      message: 'Si risponde solo a una recensione approvata',
    });
    await admin.reviews.decide({ params, body: { status: 'APPROVED' } });
    expect(await read()).toMatchObject([{ text }]);
  });

  it('is deleted once, and the review stays; unknown reviews have none', async () => {
    const { params } = await approve();
    await admin.reviews.answer({ params, body: { text } });
    await admin.reviews.removeAnswer({ params });
    expect(await read()).toEqual([undefined]);
    await expect(admin.reviews.removeAnswer({ params })).rejects.toMatchObject({ status: 404 });
    const nobody = { id: 'nobody-knows-this' };
    await expect(admin.reviews.answer({ params: nobody, body: { text } })).rejects.toMatchObject({ status: 404 });
    await expect(admin.reviews.removeAnswer({ params: nobody })).rejects.toMatchObject({ status: 404 });
  });

  it('goes with its review', async () => {
    const { params } = await approve();
    await admin.reviews.answer({ params, body: { text } });
    await admin.reviews.remove({ params });
    const rows = await site.database.selectFrom('reviews').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(text);
  });
});

it('lists the newest first', async () => {
  const { client } = await site.signIn();
  for (const comment of ['La prima recensione', 'La seconda recensione', 'La terza recensione']) {
    const { id } = await client.reviews.write({ body: { comment } });
    await admin.reviews.decide({ params: { id }, body: { status: 'APPROVED' } });
    site.clock.advance(1000);
  }
  const newestFirst = ['La terza recensione', 'La seconda recensione', 'La prima recensione'];
  expect((await site.anyone.reviews.listApproved()).map(({ comment }) => comment)).toEqual(newestFirst);
  expect((await admin.reviews.list()).map(({ comment }) => comment)).toEqual(newestFirst);
});

it('tells of the approved ones how many they are, what they come to, and the newest six', async () => {
  expect(await site.anyone.reviews.summarize()).toEqual({ total: 0, averageRating: 0, newest: [] });
  const guests = [(await site.signIn()).client, (await site.signIn()).client];
  const ratings = [5, 5, 4, 4, 5, 3, 5];
  for (const [index, rating] of ratings.entries()) {
    const body = { rating, comment: `La recensione numero ${index}` };
    const written = await guests[index % 2]?.reviews.write({ body });
    await admin.reviews.decide({ params: { id: written?.id ?? '' }, body: { status: 'APPROVED' } });
    site.clock.advance(1000);
  }
  await guests[0]?.reviews.write({ body: { rating: 1, comment: 'Ancora da approvare' } });

  const { newest, ...rated } = await site.anyone.reviews.summarize();
  expect(rated).toEqual({ total: 7, averageRating: 4.4 });
  expect(newest).toEqual((await site.anyone.reviews.listApproved()).slice(0, 6));
});

it('takes five reviews an hour from one account', async () => {
  const { client } = await site.signIn();
  const { client: another } = await site.signIn();
  const write = () => client.reviews.write({ body: { comment: aComment } });
  await expect(client.reviews.write({ body: { comment: 'corta' } })).rejects.toMatchObject({ status: 400 });
  for (let count = 0; count < 5; count += 1) await write();
  await expect(write()).rejects.toMatchObject({ status: 429 });
  await expect(another.reviews.write({ body: { comment: aComment } })).resolves.toBeDefined();
  site.clock.advance(60 * 60_000);
  await expect(write()).resolves.toBeDefined();
});
