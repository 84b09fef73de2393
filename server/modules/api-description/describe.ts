import * as z from 'zod/mini'
import type { ApiDescription, JsonSchema, Operation } from '#shared/contract/api-description.ts'
import type { NamedEndpoint } from '#shared/contract/all.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ProblemReply } from '#shared/contract/problem.ts'
import { FORGERY_COOKIE, FORGERY_HEADER } from '#server/http/anti-forgery.ts'
import { sessionCookieName } from '#server/http/cookies.ts'
import { API_BASE } from '#server/http/serve.ts'

const JSON_TYPE = 'application/json'
const READING: readonly string[] = ['GET', 'HEAD']

/** Refusals that calls share: status, and when it is given. */
const REFUSALS = {
  '401': 'Nobody is signed in, or the session is over.',
  '403': `The header ${FORGERY_HEADER} does not carry what the cookie ${FORGERY_COOKIE} does.`,
  '404': 'There is no such thing, or it is not the caller’s to see.',
  '422': 'Fields were refused; `fields` names them.',
  '423': 'The agreement has not been accepted yet.',
  '429': 'Too many calls; `Retry-After` says in how many seconds the next may come.',
} as const
type Refusal = keyof typeof REFUSALS

const ABOUT =
  'Made from the contract that the server parses every call by. Every refusal is a Problem with a stable `code`. ' +
  'Calls that change something send the anti-forgery token along.'

/**
 * What the contract says as an OpenAPI 3.1 document.
 * @param about sentences by the names of calls
 */
export function describeApi(
  calls: readonly NamedEndpoint[],
  about: Readonly<Record<string, string>>,
  { title, version }: { title: string; version: string },
): ApiDescription {
  const paths: ApiDescription['paths'] = {}
  for (const call of calls) {
    const path = call.endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [call.endpoint.method.toLowerCase()]: describeCall(call, about[call.name] ?? ''),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description: ABOUT },
    servers: [{ url: API_BASE }],
    tags: [...new Set(calls.map(({ area }) => inWords(area)))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: schemaOf(ProblemReply, 'output') },
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, description]) => [
          status,
          { description, content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } } },
        ]),
      ),
      securitySchemes: {
        session: {
          ...{ type: 'apiKey', in: 'cookie', name: sessionCookieName(true) },
          description: `Over plain http it is called ${sessionCookieName(false)}.`,
        },
        antiForgery: { type: 'apiKey', in: 'header', name: FORGERY_HEADER },
      },
    },
  }
}

function describeCall({ name, area, endpoint }: NamedEndpoint, about: string): Operation {
  const [summary = '', ...more] = about.split(/(?<=[.!?]) (?=[\p{Lu}`\d])/u)
  const parameters = [...fieldsOf(endpoint.params, 'path'), ...fieldsOf(endpoint.query, 'query')]
  return {
    operationId: name,
    tags: [inWords(area)],
    summary: summary === '' ? inWords(name) : summary,
    ...(more.length > 0 && { description: more.join(' ') }),
    security: securityOf(endpoint),
    'x-callers': typeof endpoint.who === 'string' ? [endpoint.who] : [...endpoint.who],
    'x-rate': endpoint.rate,
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: { required: true, content: { [JSON_TYPE]: { schema: schemaOf(endpoint.body, 'input') } } },
    }),
    responses: {
      ...answerOf(endpoint),
      ...Object.fromEntries(
        refusalsOf(endpoint).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
  }
}

function answerOf({ reply, file }: Endpoint): Operation['responses'] {
  if (file !== undefined)
    return { '200': { description: 'A file.', content: { [file]: { schema: { type: 'string' } } } } }
  if (!reply) return { '204': { description: 'Done.' } }
  return {
    '200': { description: 'The answer.', content: { [JSON_TYPE]: { schema: schemaOf(reply, 'output') } } },
  }
}

function refusalsOf({ method, who, params, query, body, beforeAgreement }: Endpoint): Refusal[] {
  const isOpen = who === 'anyone'
  return [
    ...(isOpen ? [] : (['401'] as const)),
    ...(READING.includes(method) ? [] : (['403'] as const)),
    ...(params || typeof who !== 'string' ? (['404'] as const) : []),
    ...(params || query || body ? (['422'] as const) : []),
    ...(isOpen || beforeAgreement ? [] : (['423'] as const)),
    '429',
  ]
}

/** All names of one requirement are needed; none is none. */
function securityOf({ method, who }: Endpoint): Operation['security'] {
  const needed = [
    ...(who === 'anyone' ? [] : ['session']),
    ...(READING.includes(method) ? [] : ['antiForgery']),
  ]
  return needed.length === 0 ? [] : [Object.fromEntries(needed.map((scheme) => [scheme, []]))]
}

const ObjectSchema = z.object({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())),
  required: z._default(z.array(z.string()), []),
})

function fieldsOf(
  schema: z.core.$ZodType | undefined,
  place: 'path' | 'query',
): NonNullable<Operation['parameters']> {
  if (!schema) return []
  const { properties, required } = z.parse(ObjectSchema, schemaOf(schema, 'input'))
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }))
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}

/** `coachingSessions` as `Coaching sessions`. */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
