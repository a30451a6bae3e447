import { ADDRESS_FAULTS } from './guarded-request/address-faults.ts';
import { type AddressFault, type AddressRules, checkAddress } from './guarded-request/address-rules.ts';
import { postGuarded } from './guarded-request/post-guarded.ts';
import { createNameResolver, type ResolveName } from './guarded-request/resolve-name.ts';

type SenderNeeds = AddressRules & {
  readonly resolve?: ResolveName;
  readonly ca?: string | undefined;
  readonly answerMs?: number | undefined;
};

type Sending = {
  readonly url: string;
  /** The signed JSON. */
  readonly body: string;
  /** The signature headers; called only if the request is really sent. */
  readonly sign: () => Promise<Readonly<Record<string, string>>>;
};

/** Another program's answer: the HTTP status, null if none came, and the error in Italian, null if there is none. */
export type WebhookAnswer = { readonly status: number | null; readonly error: string | null };

export type WebhookSender = ReturnType<typeof createWebhookSender>;

const ANSWER_MS = 10_000;
const MAX_BYTES = 4 * 1024;

const NOT_ALLOWED: WebhookAnswer = { status: null, error: 'L’indirizzo porta a una rete privata o non ammessa' };
const SILENT: WebhookAnswer = { status: null, error: 'L’indirizzo non risponde' };

const FAULTS: Readonly<Record<AddressFault, string>> = {
  ...ADDRESS_FAULTS,
  OWN_HOST: 'Questo è il tuo sito: inserisci l’indirizzo dell’altro programma',
};

/** Posts to addresses entered by owners, with the same guards as calendar addresses. */
export function createWebhookSender({ resolve = createNameResolver(), answerMs = ANSWER_MS, ...needs }: SenderNeeds) {
  const rules = { ...needs, resolve };
  return {
    /** The normalized address, or what is wrong with it, in Italian for the owner. */
    checkAddress(text: string): { readonly address: string } | { readonly fault: string } {
      const checked = checkAddress(text.trim(), rules);
      return 'fault' in checked ? { fault: FAULTS[checked.fault] } : checked;
    },

    /** Never throws for what the other side does; throws when aborted. */
    async send({ url: address, body, sign }: Sending, called: AbortSignal): Promise<WebhookAnswer> {
      const write = async () => ({
        headers: { 'content-type': 'application/json', 'user-agent': 'Approdo (webhooks)', ...(await sign()) },
        body: Buffer.from(body),
      });
      const posted = await postGuarded({ address, write, maxBytes: MAX_BYTES, answerMs, called }, rules);
      if (posted.kind === 'NOT_ALLOWED') return NOT_ALLOWED;
      return posted.kind === 'SILENT' ? SILENT : judge(posted.status);
    },
  };
}

function judge(status: number): WebhookAnswer {
  if (status >= 200 && status < 300) return { status, error: null };
  return { status, error: `L’indirizzo ha risposto con un errore (${status})` };
}
