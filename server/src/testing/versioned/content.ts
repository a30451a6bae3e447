import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anMp3 } from '../media-files.ts';
import type { RegisterSite } from '../register-site.ts';
import { aGallery, aPage, aPost } from '../writing.ts';
import { oneOf, type SharedThing, setting } from './shared-thing.ts';

/** Versioned things of content and operations. */
export function contentOf({ owner: { client }, guest, uploads, signIn }: RegisterSite) {
  const { blog, channels, contact, discountCodes, featureBoxes, galleries, media, menu, pages } = client;
  const { moves, redirects, reviews, tasks, translations, users } = client;
  let made = 0;
  const named = (name: string) => {
    made += 1;
    return `${name}-${made}`;
  };
  const titles = [{ title: 'La prima a salvare' }, { title: 'La seconda a salvare' }] as const;
  const names = [{ name: 'La prima a salvare' }, { name: 'La seconda a salvare' }] as const;
  const aTask = () => tasks.create({ body: { name: 'Potare' } });
  const aCode = () => discountCodes.create({ body: { code: named('AMICI'), percent: 10 } });
  const aMessage = async () => {
    const message = 'Buongiorno, la casa è libera a giugno?';
    const sender = { name: named('Ada'), email: 'ada@example.com', phone: null };
    await guest.client.contact.send({ body: { ...sender, message, privacyAccepted: true } });
    return { id: (await contact.list()).find(({ name }) => name === sender.name)?.id ?? '' };
  };
  const english = { params: { language: 'en', kind: 'homepage', id: 'homepage' } } as const;

  return {
    'blog.edit': oneOf({ list: blog.listAll, edit: blog.edit }, () => blog.create({ body: aPost() }), titles),
    'channels.update': oneOf(
      { list: channels.list, edit: channels.update },
      () => channels.create({ body: { name: 'Altrove', kind: 'OTHER' } }),
      names,
    ),
    'contact.mark': oneOf({ list: contact.list, edit: contact.mark }, aMessage, [
      { answered: true },
      { answered: false },
    ]),
    'contact.reply': oneOf({ list: contact.list, edit: contact.reply }, aMessage, [
      { text: 'Sì, è libera.', key: randomUUID() },
      { text: 'Sì, tutto il mese.', key: randomUUID() },
    ]),
    'discountCodes.update': oneOf({ list: discountCodes.list, edit: discountCodes.update }, aCode, [
      { note: 'Amici di Ada' },
      { note: 'Amici di Zoe' },
    ]),
    'discountCodes.remove': async (): Promise<SharedThing> => {
      const params = { id: (await aCode()).id };
      return {
        read: async () => (await discountCodes.list()).find(({ id }) => id === params.id),
        saveFirst: () => discountCodes.update({ params, body: { isOn: false } }),
        save: (version) => discountCodes.remove({ params, version }),
      };
    },
    'featureBoxes.update': oneOf(
      { list: featureBoxes.list, edit: featureBoxes.update },
      () => {
        writeFileSync(join(uploads, 'icon.png'), '');
        return featureBoxes.create({
          body: { icon: '/uploads/icon.png', title: 'La piscina', description: 'Di mare.' },
        });
      },
      titles,
    ),
    'galleries.edit': oneOf(
      { list: galleries.list, edit: galleries.edit },
      () => galleries.create({ body: aGallery({ slug: named('porto') }) }),
      names,
    ),
    'media.edit': oneOf(
      { list: media.list, edit: media.edit },
      () => media.add({ file: new File([new Uint8Array(anMp3())], 'onde.mp3'), body: {} }),
      [{ caption: 'Onde' }, { caption: 'Vento' }],
    ),
    'menu.update': oneOf({ list: menu.list, edit: menu.update }, () => menu.create({ body: { label: 'Casa' } }), [
      { label: 'La casa' },
      { label: 'Casa mia' },
    ]),
    'pages.edit': oneOf(
      { list: pages.listAll, edit: pages.edit },
      () => pages.create({ body: aPage({ slug: named('regole') }) }),
      titles,
    ),
    'moves.choose': async (): Promise<SharedThing> => {
      const params = { id: (await moves.begin({ body: { kind: 'PHOTOS' } })).id };
      return {
        read: () => moves.get({ params }),
        saveFirst: () => moves.choose({ params, body: { order: 'DATE' } }),
        save: (version) => moves.choose({ params, body: { order: 'NAME' }, version }),
      };
    },
    'redirects.update': async (): Promise<SharedThing> => {
      const from = `/${named('vecchio')}`;
      const params = { id: (await redirects.create({ body: { from, to: '/' } })).id };
      return {
        read: async () => (await redirects.list({ query: {} })).redirects.find(({ id }) => id === params.id),
        saveFirst: () => redirects.update({ params, body: { from, to: '/blog' } }),
        save: (version) => redirects.update({ params, body: { from, to: '/booking' }, version }),
      };
    },
    'reviews.decide': oneOf({ list: reviews.list, edit: reviews.decide }, async () => {
      const { client: writer } = await signIn();
      return await writer.reviews.write({ body: { rating: 4, comment: 'La terrazza vale il viaggio.' } });
    }, [{ status: 'APPROVED' }, { status: 'PENDING' }]),
    'reviews.answer': oneOf({ list: reviews.list, edit: reviews.answer }, async () => {
      const { client: writer } = await signIn();
      const { id } = await writer.reviews.write({ body: { rating: 5, comment: 'Torneremo di certo.' } });
      return await reviews.decide({ params: { id }, body: { status: 'APPROVED' } });
    }, [{ text: 'Grazie, a presto!' }, { text: 'Vi aspettiamo.' }]),
    'tasks.update': oneOf({ list: tasks.list, edit: tasks.update }, aTask, names),
    'tasks.complete': oneOf({ list: tasks.list, edit: tasks.complete }, aTask, [
      { completed: true },
      { completed: false },
    ]),
    'translations.update': setting(
      () => translations.get(english),
      (call) => translations.update({ ...english, ...call }),
      [{ fields: { heroTitle: { text: 'The sea' } } }, { fields: { heroTitle: { text: 'The lake' } } }],
    ),
    'users.update': oneOf(
      { list: users.list, edit: users.update },
      () => {
        const email = `${named('bruno')}@example.com`;
        return users.create({ body: { name: 'Bruno Neri', email, password: 'segreta', role: 'EDITOR' } });
      },
      names,
    ),
  };
}
