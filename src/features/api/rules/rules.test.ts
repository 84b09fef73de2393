import { describe, expect, it } from 'vitest'
import type { ApiDescription, Operation } from '#shared/contract/api-description.ts'
import { callsByArea } from './calls.ts'
import { schemaText } from './schema-text.ts'

describe('a schema as text [DESK-5]', () => {
  it.each<[string, unknown, string]>([
    ['a plain type', { type: 'string' }, 'string'],
    ['bounds', { type: 'integer', minimum: 1, maximum: 5 }, 'integer (from 1 to 5)'],
    [
      'no bound that is none',
      { type: 'integer', minimum: -Number.MAX_SAFE_INTEGER, maximum: 9 },
      'integer (to 9)',
    ],
    ['a format instead of its pattern', { type: 'string', format: 'uuid', pattern: '^x$' }, 'string (uuid)'],
    ['a pattern', { type: 'string', pattern: '^a+$', maxLength: 9 }, 'string (/^a+$/, to 9)'],
    ['choices', { anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
    ['words', { type: 'string', enum: ['on', 'off'] }, '"on" | "off"'],
    ['a constant', { const: true }, 'true'],
    ['a list', { type: 'array', items: { type: 'number' }, maxItems: 3 }, 'number[] (to 3)'],
    ['a list of choices', { type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
    ['a tuple', { type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }] }, '[number, string]'],
    [
      'named fields of any name',
      { type: 'object', additionalProperties: { type: 'number' } },
      '{ [name]: number }',
    ],
    ['a reference', { $ref: '#/components/schemas/Problem' }, 'Problem'],
    ['what can be anything', {}, 'any'],
    ['nothing at all', undefined, 'any'],
  ])('says %s', (_, schema, text) => {
    expect(schemaText(schema)).toBe(text)
  })

  it('lays objects out over lines, and marks what may be missing', () => {
    const inner = {
      type: 'object',
      properties: { at: { type: 'string', format: 'date-time' } },
      required: ['at'],
    }
    const schema = {
      type: 'object',
      properties: { list: { type: 'array', items: inner }, id: {} },
      required: ['list'],
    }
    expect(schemaText(schema)).toBe('{\n  list: {\n    at: string (date-time)\n  }[]\n  id?: any\n}')
  })
})

describe('the calls that are listed [DESK-5]', () => {
  const call = (operationId: string, tag: string): Operation => ({
    ...{ operationId, tags: [tag], summary: `Does ${operationId}.`, security: [], responses: {} },
    ...{ 'x-callers': ['anyone'], 'x-rate': 'read' },
  })
  const description: ApiDescription = {
    openapi: '3.1.0',
    info: { title: '', version: '2', description: '' },
    servers: [{ url: '/api/web' }],
    tags: [{ name: 'Shop' }, { name: 'Notes' }],
    paths: {
      '/v2/shop': { get: call('readShop', 'Shop') },
      '/v2/notes/{id}': { put: call('writeNote', 'Notes') },
    },
    components: { schemas: {}, responses: {}, securitySchemes: {} },
  }

  it.each([
    ['', ['Shop', 'Notes']],
    ['shop', ['Shop']],
    ['put notes', ['Notes']],
    ['WRITENOTE', ['Notes']],
    ['nothing of it', []],
  ])('for “%s” are of %s', (typed, areas) => {
    expect(callsByArea(description, typed).map(({ area }) => area)).toEqual(areas)
  })

  it('have their whole address and their method', () => {
    expect(callsByArea(description, 'put')[0]?.calls[0]).toMatchObject({
      method: 'PUT',
      path: '/api/web/v2/notes/{id}',
    })
  })
})
