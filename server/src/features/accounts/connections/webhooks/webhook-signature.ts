type Signed = {
  readonly id: string;
  readonly body: string;
  /** `whsec_` and base64. */
  readonly secret: string;
  readonly at: Date;
};

/** The headers that prove to the secret's holder who sent the body, and when (Standard Webhooks). */
export async function signWebhook({ id, body, secret, at }: Signed) {
  // Loaded with the first message: most sites notify no other program.
  const { Webhook } = await import('standardwebhooks');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
}
