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
  "frame-ancestors 'none'",
].join('; ');

/** What came from the site's server is displayed or read, never run as a page of the app. */
export const FOREIGN_POLICY = "default-src 'none'; sandbox";

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
