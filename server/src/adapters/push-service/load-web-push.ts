type WebPush = Pick<typeof import('web-push'), 'generateRequestDetails' | 'generateVAPIDKeys'>;

let library: Promise<WebPush> | undefined;

/** With the first device: a house that nobody is told of on a telephone needs none of its files. Its own transport is not used. */
export async function loadWebPush(): Promise<WebPush> {
  library ??= import('web-push').then((loaded) => loaded.default);
  return await library;
}
