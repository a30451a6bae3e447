import type { Contract, Endpoint, Upload } from '@approdo/shared/contract/base/endpoint';
import { version } from '@approdo/shared/contract/base/fields';
import { problem } from '@approdo/shared/contract/base/problem';
import { PROOF_REFUSALS } from '@approdo/shared/contract/base/proof-refusals';
import { codeOfKey, listDeclared } from '@approdo/shared/contract/base/refusals';
import { PROOF_METHODS } from '@approdo/shared/domain/accounts/fresh-proof';
import { LANGUAGES } from '@approdo/shared/domain/base/language/language';
import { z } from 'zod';
import { LANG } from '../locale-context.ts';

type JsonObject = { readonly [key: string]: unknown };

/** The contract as an OpenAPI 3.1 document. */
export function describeContract(contract: Contract, version: string): JsonObject {
  return {
    openapi: '3.1.0',
    info: { title: 'Approdo', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api' }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths: describePaths(contract),
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        program: {
          type: 'http',
          scheme: 'bearer',
          description: 'An access token of a program, with one of the scopes',
        },
      },
      schemas: { Problem: schemaOf(problem, 'output') },
      parameters: { lang: describeLang() },
    },
  };
}

function describePaths(contract: Contract): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const [resource, rows] of Object.entries(contract)) {
    for (const [call, row] of Object.entries(rows)) {
      paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: describeRow(row, resource, call) };
    }
  }
  return paths;
}

function describeRow(row: Endpoint, resource: string, call: string): JsonObject {
  return {
    operationId: `${resource}.${call}`,
    tags: [resource],
    summary: row.summary,
    description: describeAccess(row),
    security: describeSecurity(row),
    parameters: [
      ...describeParameters(row.params, 'path'),
      ...describeParameters(row.query, 'query'),
      ...describeVersion(row),
      ...describeHeaders(row),
      { $ref: '#/components/parameters/lang' },
    ],
    ...describeBody(row),
    responses: {
      [row.status]: describeAnswer(row),
      ...(row.triedWith !== undefined && { 200: describeAnswer(row) }),
      ...describePartly(row),
      ...describeRefusals(row),
      default: describeProblem(),
    },
  };
}

function describeAccess({ access, fresh, token = [] }: Endpoint): string {
  const proof = fresh ? [`Fresh proof: ${fresh}`] : [];
  const programs = token.length > 0 ? [`Access tokens: ${token.join(', ')}`] : [];
  return [`Access: ${access}`, ...proof, ...programs].join('. ');
}

function describeSecurity({ access, token = [] }: Endpoint): JsonObject[] {
  const ofProgram = token.map((scope) => ({ program: [scope] }));
  return [...(access === 'anyone' ? [{}] : []), { token: [] }, ...ofProgram];
}

function describeBody({ body, upload, raw }: Endpoint): JsonObject {
  if (raw) return requestBody('*/*', BYTES);
  const schema = body ? schemaOf(body, 'input') : {};
  if (upload?.as === 'form') return requestBody('multipart/form-data', withFile(schema, upload));
  if (upload) return requestBody(upload.as, BYTES);
  return body ? requestBody('application/json', schema) : {};
}

const BYTES = { type: 'string', format: 'binary' };

function withFile({ properties = {}, required = [], ...schema }: JsonObject, { isOptional }: Upload): JsonObject {
  const others = Array.isArray(required) ? required : [];
  return {
    ...schema,
    type: 'object',
    properties: { file: BYTES, ...Object(properties) },
    required: [...(isOptional ? [] : ['file']), ...others],
  };
}

function requestBody(mediaType: string, schema: JsonObject): JsonObject {
  return { requestBody: { required: true, content: { [mediaType]: { schema } } } };
}

function describeParameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): JsonObject[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(z.object({ [name]: field }), {}).success,
    schema: schemaOf(field, 'input'),
  }));
}

/** The parameter of every call. */
function describeLang(): JsonObject {
  const description =
    'The language of the answer, refusals included. Left out: Italian, and none of the keys that only this parameter adds: ' +
    '`language`, what the answer is in. Other than `it`, the answer has neither version nor ETag. ' +
    'A language that is not offered is answered in Italian, but to editors';
  return { name: LANG, in: 'query', required: false, description, schema: { type: 'string', enum: LANGUAGES } };
}

/** `If-Match`, which only changes take. */
function describeVersion(row: Endpoint): JsonObject[] {
  if (!row.versioned || row.method === 'GET') return [];
  const description = 'The version that was read, in quotes: the answer is 412 where the thing has changed since';
  return [{ name: 'If-Match', in: 'header', required: false, description, schema: { type: 'string' } }];
}

/** Headers of a row with a raw body. */
function describeHeaders({ raw }: Endpoint): JsonObject[] {
  const names = Object.values(raw?.headers ?? {});
  return names.map((name) => ({ name, in: 'header', required: true, schema: { type: 'string' } }));
}

function describeAnswer(row: Endpoint): JsonObject {
  if (row.download) return { description: 'The file', content: { [row.download]: { schema: BYTES } } };
  if (!row.answer) return { description: 'Done' };
  if (row.status === 303)
    return { description: 'Goes on elsewhere', headers: { Location: { schema: { type: 'string' } } } };
  return { description: 'Done', content: { 'application/json': { schema: schemaOf(row.answer, 'output') } } };
}

function describePartly({ partly }: Endpoint): JsonObject {
  if (!partly) return {};
  const schema = schemaOf(partly, 'output');
  return { 207: { description: 'Done in part', content: { 'application/json': { schema } } } };
}

const PROBLEM = { $ref: '#/components/schemas/Problem' };

function describeRefusals({ refusals, fresh }: Endpoint): JsonObject {
  const ofProof = fresh ? PROOF_REFUSALS[fresh] : [];
  const all = ofProof.length > 0 ? { ...refusals, 403: [...(refusals?.[403] ?? []), ...ofProof] } : refusals;
  const declared = listDeclared(all).map(([status, codes]) => {
    const properties = {
      code: { type: 'string', examples: codes },
      ...(codes.includes(FRESH_PROOF_CODE) && { proofs: PROOFS }),
    };
    const schema = { allOf: [PROBLEM, { properties }] };
    return [status, { description: codes.join(', '), content: { 'application/json': { schema } } }] as const;
  });
  return Object.fromEntries(declared);
}

/** Nothing has happened yet: the client proves who it is by POST /auth/fresh, and calls again. */
const FRESH_PROOF_CODE = codeOfKey('freshProofAsked');
const PROOFS = { type: 'array', items: { type: 'string', enum: PROOF_METHODS } };

function describeProblem(): JsonObject {
  return { description: 'Refused', content: { 'application/json': { schema: PROBLEM } } };
}

/** Marks `version` as optional, since only clients that request it get it. */
function makeVersionOptional({ zodSchema, jsonSchema }: SchemaOverride): void {
  if (!(zodSchema instanceof z.ZodObject) || zodSchema.shape.version !== version) return;
  jsonSchema.required = jsonSchema.required?.filter((name) => name !== 'version') ?? [];
}

type SchemaOverride = Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0];

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: makeVersionOptional,
  });
  return described;
}
