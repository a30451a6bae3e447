import type { Locator, Page } from '@playwright/test';

/** Puts something into the clipboard as another program does, and pastes it. */
export async function paste(page: Page, items: Readonly<Record<string, string | Buffer>>): Promise<void> {
  const written = Object.entries(items).map(([type, content]) => ({ type, ...encode(content) }));
  await page.evaluate(async (entries) => {
    const blobs = entries.map(({ type, text, base64 }) => {
      const bytes = base64 === undefined ? text : Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
      return [type, new Blob([bytes ?? ''], { type })] as const;
    });
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  }, written);
  await page.keyboard.press('Control+V');
}

function encode(content: string | Buffer): { readonly text?: string; readonly base64?: string } {
  return typeof content === 'string' ? { text: content } : { base64: content.toString('base64') };
}

type DroppedFile = { readonly name: string; readonly type: string; readonly bytes: Buffer };

/** Drags files over an element and drops them in its middle. */
export async function drop(target: Locator, files: readonly DroppedFile[]): Promise<void> {
  const sent = files.map(({ name, type, bytes }) => ({ name, type, base64: bytes.toString('base64') }));
  await target.evaluate((element, dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, type, base64 } of dropped) {
      dataTransfer.items.add(new File([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], name, { type }));
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2 };
    for (const type of ['dragover', 'drop']) {
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, ...at }));
    }
  }, sent);
}
