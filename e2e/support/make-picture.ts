import type { Page } from '@playwright/test';

/** A PNG of that size in pixels, drawn by the browser. */
export async function makePicture(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([columns, rows]) => {
      const canvas = document.createElement('canvas');
      canvas.width = columns;
      canvas.height = rows;
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
