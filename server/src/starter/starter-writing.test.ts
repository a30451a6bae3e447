import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listEmbeds, plainTextOf } from '@approdo/shared/rich-text/stored-content';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { demoGuide } from '../../starter/guide.ts';
import { starterLanguages } from '../../starter/languages.ts';
import { starterPictures } from '../../starter/pictures.ts';
import { starterRecordings } from '../../starter/recordings.ts';
import { demoGalleries } from '../../starter/writing/galleries.ts';
import { demoPages, fixedPages } from '../../starter/writing/pages.ts';
import { demoPosts } from '../../starter/writing/posts.ts';
import { cleanHtml } from '../adapters/html-cleaner.ts';
import { readAudio, readVideo } from '../adapters/sniff-media.ts';

const pictures = new URL('../../starter/pictures/', import.meta.url);
const recordings = new URL('../../starter/recordings/', import.meta.url);

const translated = starterLanguages.flatMap(([, { posts, pages, guide }]) => [
  ...Object.values(posts),
  ...Object.values(pages),
  ...Object.values(guide),
]);

describe.each([...demoPosts, ...demoPages, ...fixedPages, ...demoGuide, ...translated])(
  'the starter content "$title"',
  ({ content }) => {
    test('is clean as it is written', async () => {
      expect(await cleanHtml(content)).toBe(content);
    });

    test('shows pictures, recordings and galleries that are there', () => {
      const embeds = listEmbeds(content);
      expect(embeds).toHaveLength(content.split('<div').length - 1);
      for (const embed of embeds) {
        if (embed.type === 'gallery') expect(demoGalleries.map(({ slug }) => slug)).toContain(embed.slug);
        const folder = embed.type === 'image' ? pictures : recordings;
        if (embed.type === 'image' || embed.type === 'video' || embed.type === 'audio') {
          expect(existsSync(new URL(embed.src.replace('/uploads/', ''), folder))).toBe(true);
        }
      }
    });
  },
);

test.each(starterRecordings)('what is said of $fileName is so', async ({ fileName, kind, width, height, duration }) => {
  const path = fileURLToPath(new URL(fileName, recordings));
  const film =
    kind === 'video' ? await readVideo(path) : { width: null, height: null, duration: await readAudio(path) };
  expect(film).toMatchObject({ width, height, duration: expect.closeTo(duration, 1) });
});

test.each(demoPosts)('the post "$title" keeps the bounds of a post', ({ title, excerpt, content, coverImage }) => {
  expect(title.length).toBeGreaterThanOrEqual(5);
  expect(excerpt.length).toBeGreaterThanOrEqual(10);
  expect(excerpt.length).toBeLessThanOrEqual(500);
  expect(existsSync(new URL(coverImage, pictures))).toBe(true);
  const words = plainTextOf(content).split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(230);
  expect(words).toBeLessThanOrEqual(500);
});

test.each(starterPictures)(
  'the starter picture $fileName is as large as it says, and of the kind of its ending',
  async (picture) => {
    const { width, height, format } = await sharp(fileURLToPath(new URL(picture.fileName, pictures))).metadata();
    expect(picture).toMatchObject({ width, height });
    expect(picture.fileName.split('.').at(-1)).toBe(format === 'jpeg' ? 'jpg' : format);
  },
);
