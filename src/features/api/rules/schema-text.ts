import type { JsonSchema } from '#shared/contract/api-description.ts'

const INDENT = '  '

/**
 * A JSON Schema as a programmer would write the type down: objects over several lines, a field that may be missing with a
 * question mark, and behind it what bounds it.
 */
export function schemaText(schema: unknown, indent = ''): string {
  if (!isSchema(schema)) return 'any'
  const choices = choicesOf(schema)
  if (choices) return choices.map((one) => schemaText(one, indent)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ')
  if (schema['type'] === 'array') return arrayText(schema, indent)
  if (schema['type'] === 'object') return objectText(schema, indent)
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : schema['type']
  return `${typeof name === 'string' ? name : 'any'}${boundsText(schema)}`
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function choicesOf(schema: JsonSchema): unknown[] | null {
  const choices = schema['anyOf'] ?? schema['oneOf']
  return Array.isArray(choices) ? choices : null
}

function arrayText(schema: JsonSchema, indent: string): string {
  if (Array.isArray(schema['prefixItems']))
    return `[${schema['prefixItems'].map((item) => schemaText(item, indent)).join(', ')}]`
  const item = schemaText(schema['items'], indent)
  const isLong = / \| /.test(item.split('\n')[0] ?? '')
  return `${isLong ? `(${item})` : item}[]${boundsText(schema)}`
}

function objectText(schema: JsonSchema, indent: string): string {
  const properties = isSchema(schema['properties']) ? Object.entries(schema['properties']) : []
  if (properties.length === 0) {
    const more = schema['additionalProperties']
    return isSchema(more) ? `{ [name]: ${schemaText(more, indent)} }` : '{}'
  }
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  const inner = indent + INDENT
  const lines = properties.map(
    ([name, field]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaText(field, inner)}`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}

/** What a value must keep to, in brackets; the pattern of a format says nothing that the format does not. */
function boundsText(schema: JsonSchema): string {
  const [from, to] = [
    schema['minimum'] ?? schema['minLength'] ?? schema['minItems'],
    schema['maximum'] ?? schema['maxLength'] ?? schema['maxItems'],
  ]
  const isWhole = schema['type'] === 'integer'
  const range = [isBound(from, isWhole) ? `from ${from}` : '', isBound(to, isWhole) ? `to ${to}` : ''].filter(
    Boolean,
  )
  const { format, pattern } = schema
  const bounds = [
    ...(typeof format === 'string' ? [format] : typeof pattern === 'string' ? [`/${pattern}/`] : []),
    ...(range.length > 0 ? [range.join(' ')] : []),
  ]
  return bounds.length > 0 ? ` (${bounds.join(', ')})` : ''
}

/** The widest whole numbers bound nothing. */
function isBound(value: unknown, isWhole: boolean): value is number {
  return typeof value === 'number' && !(isWhole && Math.abs(value) === Number.MAX_SAFE_INTEGER)
}
