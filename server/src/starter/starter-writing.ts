import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readTimeOf } from '@approdo/shared/domain/content/read-time';
import { plainTextOf } from '@approdo/shared/rich-text/stored-content';
import { starterPictures } from '../../starter/pictures.ts';
import { starterRecordings } from '../../starter/recordings.ts';
import { demoGalleries } from '../../starter/writing/galleries.ts';
import { demoPages, fixedPages } from '../../starter/writing/pages.ts';
import { demoPosts } from '../../starter/writing/posts.ts';
import type { StarterPage, StarterPost } from '../../starter/writing/starter-post.ts';
import type { Trx } from '../db/transaction.ts';
import { putPost } from '../features/content/blog/blog.repository.ts';
import { saveGallery } from '../features/content/galleries/galleries.service.ts';
import { insertMedia } from '../features/content/media/media.repository.ts';
import { putPage } from '../features/content/pages/pages.repository.ts';
import { programPath } from '../program.ts';

type StarterPicture = (typeof starterPictures)[number];
type StarterRecording = (typeof starterRecordings)[number];

const DAY = 24 * 60 * 60_000;

const PICTURES = programPath('server/starter/pictures');
const RECORDINGS = programPath('server/starter/recordings');

/**
 * The pictures in the library, the two pages that no site is without and, of a demo, recordings, galleries, posts and more pages.
 * Their words are clean as they are written. A database that several share ends a transaction in which nothing is heard for three
 * seconds: only the database is waited for here.
 */
export async function fillWriting(trx: Trx, kind: 'demo' | 'none'): Promise<void> {
  const now = Date.now();
  const shown = kind === 'demo' ? starterPictures : starterPictures.slice(0, 1);
  for (const [index, picture] of shown.entries()) {
    await addPicture(trx, picture, { file: join(PICTURES, picture.fileName), addedAt: new Date(now - index) });
  }
  for (const page of kind === 'demo' ? [...fixedPages, ...demoPages] : fixedPages)
    await addPage(trx, page, new Date(now));
  if (kind === 'none') return;
  for (const recording of starterRecordings) await addRecording(trx, recording, new Date(now));
  for (const gallery of demoGalleries) {
    const images = [...gallery.images];
    await saveGallery(trx, { ...gallery, images, id: randomUUID(), createdAt: new Date(now).toISOString() });
  }
  for (const post of demoPosts) await addPost(trx, post, new Date(now - post.daysAgo * DAY));
}

async function addPicture(
  trx: Trx,
  { fileName, ...facts }: StarterPicture,
  { file, addedAt }: { readonly file: string; readonly addedAt: Date },
): Promise<void> {
  const { size } = statSync(file);
  await insertMedia(trx, {
    ...facts,
    id: randomUUID(),
    file: fileName,
    type: fileName.endsWith('.png') ? 'image/png' : 'image/jpeg',
    kind: 'image',
    size,
    duration: null,
    createdAt: addedAt.toISOString(),
  });
}

async function addRecording(trx: Trx, { fileName, ...facts }: StarterRecording, addedAt: Date): Promise<void> {
  const { size } = statSync(join(RECORDINGS, fileName));
  const createdAt = addedAt.toISOString();
  await insertMedia(trx, { ...facts, id: randomUUID(), file: fileName, alt: '', size, createdAt });
}

async function addPage(trx: Trx, page: StarterPage, writtenAt: Date): Promise<void> {
  await putPage(trx, {
    ...page,
    id: randomUUID(),
    published: true,
    publishedAt: writtenAt.toISOString(),
    createdAt: writtenAt.toISOString(),
  });
}

async function addPost(trx: Trx, { daysAgo: _, ...post }: StarterPost, publishedAt: Date): Promise<void> {
  await putPost(trx, {
    ...post,
    id: randomUUID(),
    published: true,
    readTime: readTimeOf(plainTextOf(post.content)),
    publishedAt: publishedAt.toISOString(),
    createdAt: publishedAt.toISOString(),
    authorId: null,
  });
}
