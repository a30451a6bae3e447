type WebPush = Pick<typeof import('web-push'), 'generateRequestDetails' | 'generateVAPIDKeys'>;

let library: Promise<WebPush> | undefined;

/** Loads the library with the first device, as many tenants never need it. Its own transport is not used. */
export async function loadWebPush(): Promise<WebPush> {
  library ??= import('web-push').then((loaded) => loaded.default);
  return await library;
}
