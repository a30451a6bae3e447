import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const draw = (src: string) =>
  renderToStaticMarkup(<Picture src={src} sizes="(width >= 48rem) 60vw, 100vw" alt="" ratio={[3, 2]} />);

it('is loaded by a phone with three dots to a pixel as by one with two, under the same conditions', () => {
  expect(draw('/uploads/bay.jpg')).toContain(
    'sizes="(resolution &gt;= 2.5dppx) and (width &gt;= 48rem) calc(60vw * 2 / 3), (resolution &gt;= 2.5dppx) calc(100vw * 2 / 3), (width &gt;= 48rem) 60vw, 100vw"',
  );
});

it('comes in one width where it is none of the library', () => {
  expect(draw('https://example.com/bay.jpg')).not.toMatch(/sizes|srcset/i);
});
