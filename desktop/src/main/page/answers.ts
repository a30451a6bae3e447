/** What a page of the app may load and run: its own files, and the pictures and calls that main forwards. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** What came from the site's server is displayed or read, never run as a page of the app. */
export const FOREIGN_POLICY = "default-src 'none'; sandbox";

/** A page of the site in a frame, with its pictures and fonts: nothing in it runs, is sent or leaves the frame. */
export const PREVIEW_POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "media-src 'self' https:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  // With its origin, which fonts are fetched by.
  'sandbox allow-same-origin',
].join('; ');

/** A refusal by main itself, in the same shape as the server's refusals. */
export function answerProblem(status: number, error: string): Response {
  return Response.json(
    { error },
    {
      status,
      headers: {
        'cache-control': 'no-store',
        'content-security-policy': FOREIGN_POLICY,
        'x-content-type-options': 'nosniff',
      },
    },
  );
}
