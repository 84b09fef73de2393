import * as z from 'zod/mini'
import type { Endpoint, HandlerInput } from '#shared/contract/endpoint.ts'
import { notFound, Problem, type ProblemField } from './problem.ts'

/** What came over the wire. */
export interface RawInput {
  params: unknown
  query: unknown
  body: unknown
}

/** Text that a database cannot keep and give back as it was sent. */
const UNKEEPABLE = /\0|\p{Surrogate}/u

/**
 * @throws Problem 404 where the path cannot name anything, 422 with the fields of query or body that are refused
 */
export function parseInput<E extends Endpoint>(endpoint: E, raw: RawInput): HandlerInput<E> {
  const params = parsePart(endpoint.params, raw.params)
  if (params.fields.length > 0) throw notFound()
  const query = parsePart(endpoint.query, raw.query)
  const body = endpoint.body ? parsePart(endpoint.body, raw.body) : refuseBody(raw.body)
  const fields = [...query.fields, ...body.fields]
  if (fields.length > 0) throw new Problem(422, 'refused-fields', { fields })
  const input: unknown = { params: params.value, query: query.value, body: body.value }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parsing door: each part was just parsed by its own schema
  return input as HandlerInput<E>
}

interface Parsed {
  value: unknown
  fields: ProblemField[]
}

function parsePart(schema: z.core.$ZodType | undefined, value: unknown): Parsed {
  if (!schema) return { value: undefined, fields: [] }
  const parsed = z.safeParse(schema, value)
  if (!parsed.success) return { value: undefined, fields: fieldsOf(parsed.error) }
  return { value: parsed.data, fields: unkeepable(parsed.data, '') }
}

/** A call without a body takes none, or an empty one. */
function refuseBody(value: unknown): Parsed {
  if (value === undefined || value === null) return { value: undefined, fields: [] }
  const paths = typeof value === 'object' ? Object.keys(value) : ['']
  return { value: undefined, fields: paths.slice(0, 20).map((path) => ({ path, message: 'is unknown' })) }
}

function fieldsOf({ issues }: z.core.$ZodError): ProblemField[] {
  return issues.slice(0, 20).flatMap((issue) => {
    const path = issue.path.map(String).join('.')
    if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }]
    return issue.keys.slice(0, 20).map((key) => ({
      path: path === '' ? key : `${path}.${key}`,
      message: 'is unknown',
    }))
  })
}

function unkeepable(value: unknown, path: string): ProblemField[] {
  if (typeof value === 'string') {
    return UNKEEPABLE.test(value) ? [{ path, message: 'holds characters that are no text' }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    unkeepable(part, path === '' ? key : `${path}.${key}`),
  )
}
