import { isDeepStrictEqual } from 'node:util';
import type { Transport } from '@approdo/shared/client';
import type { Contract, Endpoint } from '@approdo/shared/contract/endpoint';

/** Passes on what is answered, and throws where that is not, to the field, what its row of the contract says. */
export function checkAnswers(contract: Contract, transport: Transport): Transport {
  const rows = Object.values(contract)
    .flatMap((resource) => Object.values(resource))
    .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));
  return async (call) => {
    const answer = await transport(call);
    const row = rows.find(({ method, path }) => method === call.method && patternOf(path).test(call.path));
    if (!row) throw new Error(`${call.method} ${call.path} is no call of the contract`);
    const shape = answer.status === 207 ? row.partly : row.answer;
    if (answer.status < 300 && shape) requireExactly(shape, answer.body, `${call.method} ${call.path}`);
    return answer;
  };
}

function requireExactly(shape: NonNullable<Endpoint['answer']>, body: unknown, what: string): void {
  const { error, data } = shape.safeParse(body);
  if (error) throw new Error(`${what} does not answer what the contract says: ${error.message}`);
  if (!isDeepStrictEqual(data, body))
    throw new Error(`${what} answers more than the contract says: ${JSON.stringify(body)}`);
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}
