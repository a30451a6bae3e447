import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { anApe, anId3, anMp3, anMp4 } from '../../../testing/media-files.ts';
import { refusalOf } from '../../../testing/refusal.ts';

let site: TestSite;
let editor: Awaited<ReturnType<TestSite['signIn']>>;

beforeEach(async () => {
  site = await createTestSite();
  editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
});
afterEach(() => site.close());

async function upload(bytes: Buffer, name: string) {
  return await editor.client.media.add({ file: new File([new Uint8Array(bytes)], name), body: {} });
}

describe('a sound', () => {
  test.each([
    ['bare', anMp3(383)],
    ['tagged', anMp3(383, { withTags: true })],
    ['tagged at its end', Buffer.concat([anMp3(383), anId3(100_000)])],
    ['behind zeros that follow the tag', Buffer.concat([anId3(50), Buffer.alloc(100_000), anMp3(383)])],
    ['behind zeros', Buffer.concat([Buffer.alloc(100_000), anMp3(383)])],
    ['before zeros', Buffer.concat([anMp3(383), Buffer.alloc(2_000_000)])],
    ['between APE tags', Buffer.concat([anApe(100_000), anMp3(383), anApe(100_000)])],
    ['before the foot of an APE tag', Buffer.concat([anMp3(383), anApe(100_000, { isFooterAlone: true })])],
    ['joined of two', Buffer.concat([anMp3(200, { withTags: true }), anId3(100_000), anMp3(183, { withTags: true })])],
    ['before what is none', Buffer.concat([anMp3(383), Buffer.alloc(200_000, 'x')])],
  ])('that is %s tells how long it lasts', async (_, bytes) => {
    const media = await upload(bytes, 'mare.mp3');
    expect(media).toMatchObject({ type: 'audio/mpeg', contentType: 'audio', dimensions: null, duration: 10 });
  });

  test('that holds no sound is refused for that', async () => {
    const page = Buffer.from('<script>alert(1)</script>'.repeat(40));
    for (const bytes of [anMp3(3), anMp3(2).fill(0, 417), Buffer.concat([anMp3(1), page])]) {
      const refused = await refusalOf(upload(bytes, 'mare.mp3'));
      expect(refused.message).toBe(
        "In questo mp3 non c'è un audio che si possa ascoltare: il file è danneggiato o incompleto.",
      );
    }
  });

  test('of more than 50 MB is refused in the words of the specification', async () => {
    const refused = await refusalOf(upload(anMp3(126_000), 'lungo.mp3'));
    expect(refused.status).toBe(413);
    expect(refused.message).toBe("L'audio supera i 50MB consentiti.");
  });
});

describe('a film', () => {
  test.each([
    ['before zeros', Buffer.concat([anMp4(), Buffer.alloc(3000)]), [640, 360]],
    [
      'before the end of a form',
      Buffer.concat([anMp4(), Buffer.from('\r\n------WebKitFormBoundaryAbc--\r\n')]),
      [640, 360],
    ],
    ['whose size only its samples say', anMp4({ track: { sides: [0, 0] } }), [640, 360]],
    ['of a telephone', anMp4({ brand: '3gp5' }), [640, 360]],
    ['of another telephone', anMp4({ brand: '3g2a' }), [640, 360]],
    ['taken upright', anMp4({ track: { degrees: 90 } }), [360, 640]],
    ['taken upright the other way', anMp4({ track: { degrees: 270 } }), [360, 640]],
    ['taken upside down', anMp4({ track: { degrees: 180 } }), [640, 360]],
    ['taken upright whose size only its samples say', anMp4({ track: { degrees: 90, sides: [0, 0] } }), [360, 640]],
  ])('%s is taken, as large as it is seen', async (_, bytes, [width, height]) => {
    expect(await upload(bytes, 'baia.mp4')).toMatchObject({ dimensions: { width, height }, duration: 12.5 });
  });

  test.each([
    ['that is cut off', 400, anMp4().subarray(0, 900), 'Il video non è leggibile: il file è danneggiato o incompleto.'],
    [
      'with sound alone',
      415,
      anMp4({ track: { kind: 'soun' } }),
      "In questo mp4 c'è solo l'audio, senza immagini: salvalo come mp3 e carica quello.",
    ],
  ])('%s is refused for what it is', async (_, status, bytes, text) => {
    const refused = await refusalOf(upload(bytes, 'baia.mp4'));
    expect([refused.status, refused.message]).toEqual([status, text]);
  });

  test('tells how long it lasts and how large it is', async () => {
    const media = await upload(anMp4(), 'baia.mp4');
    expect(media).toMatchObject({
      type: 'video/mp4',
      contentType: 'video',
      dimensions: { width: 640, height: 360 },
      duration: 12.5,
    });
  });
});
