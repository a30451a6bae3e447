import type { Page } from '@playwright/test';

/** Counts the compressed script bytes that the page receives from now on. */
export async function countScript(page: Page): Promise<() => number> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  wire.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}
