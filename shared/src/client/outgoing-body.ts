import type { WireCall } from './wire.ts';

type OutgoingBody = { readonly content?: string | Blob | FormData; readonly contentType?: string };

/** A call's body as it is sent; a form names its own type, with the boundary of its parts. */
export function writeBody({ body, file, raw }: Pick<WireCall, 'body' | 'file' | 'raw'>): OutgoingBody {
  if (raw) return { content: new Blob([Uint8Array.from(raw.bytes)]), contentType: 'application/octet-stream' };
  if (file?.as === 'form') return { content: writeForm(body, file.content) };
  if (file) return { content: file.content, contentType: file.as };
  return body === undefined ? {} : { content: JSON.stringify(body), contentType: 'application/json' };
}

/** The file comes last, so that the server knows all else by then. */
function writeForm(fields: unknown, file: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (typeof value === 'string') form.append(name, value);
  }
  form.append('file', file);
  return form;
}
