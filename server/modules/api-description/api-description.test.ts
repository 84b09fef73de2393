import { Validator } from '@seriousme/openapi-schema-validator'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { ALL_ENDPOINTS } from '#shared/contract/all.ts'
import { readApiDescription, type ApiDescription, type Operation } from '#shared/contract/api-description.ts'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import { ROLES } from '#shared/domain/roles.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, makeTenant } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

const browserOf = async (role: (typeof ROLES)[number]) =>
  world.browserOf(await makePerson(world.db, world.tenantId, world.clock.now(), { role }))
const describeToAdmin = async () => (await browserOf('admin')).call(readApiDescription, {})

function operation({ paths }: ApiDescription, method: string, path: string): Operation {
  const found = paths[path]?.[method]
  if (!found) throw new Error(`${method} ${path} is not described`)
  return found
}

describe('the description of the API', () => {
  it('is a valid OpenAPI 3.1 document of every call, once [DESK-5]', async () => {
    const description = await describeToAdmin()
    expect(await new Validator().validate(description)).toMatchObject({ valid: true })
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(described.sort()).toEqual(ALL_ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort())
    expect(description.info).toMatchObject({ title: 'House', version: '2' })
  })

  it('says how a call is asked, what it answers and refuses, and who may make it [DESK-5]', async () => {
    const description = await describeToAdmin()
    const select = operation(description, 'post', '/adventure/{id}/select')
    expect(select).toMatchObject({
      operationId: 'selectAdventure',
      summary: 'Makes an adventure the caller’s active one.',
      description: '404 for one that was not given to the caller.',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
      security: [{ session: [], antiForgery: [] }],
      'x-callers': ['signed-in'],
      'x-rate': 'write',
    })
    expect(select.requestBody?.content['application/json']?.schema).toMatchObject({
      type: 'object',
      required: ['id'],
      additionalProperties: false,
    })
    expect(Object.keys(select.responses)).toEqual(expect.arrayContaining(['401', '403', '404', '422', '429']))
    const settings = operation(description, 'get', '/platform/settings')
    expect(settings).toMatchObject({ security: [], 'x-callers': ['anyone'] })
    expect(Object.keys(settings.responses)).toEqual(['200', '429'])
    const file = operation(description, 'get', '/v2/passed.csv')
    expect(file.responses['200']).toHaveProperty('content', {
      'text/csv; charset=utf-8': { schema: { type: 'string' } },
    })
    expect(operation(description, 'get', '/logout').responses).toHaveProperty('204')
  })

  it('has the title of the tenant that asks, whoever asked before [DESK-5]', async () => {
    expect((await describeToAdmin()).info.title).toBe('House')
    const { db, clock } = world
    const { id, look } = await makeTenant(db, clock.now(), { hosts: ['boat.test'], isDefault: false })
    await db
      .update(tenants)
      .set({ look: { ...look, title: 'Boat' } })
      .where(eq(tenants.id, id))
    const admin = await makePerson(db, id, clock.now(), { role: 'admin' })
    clock.pass(MINUTE_MS)
    const boat = await world.browserOf(admin, { host: 'boat.test' })
    expect((await boat.call(readApiDescription, {})).info.title).toBe('Boat')
    expect((await describeToAdmin()).info.title).toBe('House')
  })

  it('is an admin’s alone [DESK-5]', async () => {
    for (const role of ROLES.filter((one) => one !== 'admin'))
      expect((await (await browserOf(role)).try(readApiDescription, {})).status).toBe(404)
    expect((await world.stranger().try(readApiDescription, {})).status).toBe(401)
  })

  it('is found where programmers look for it [DESK-5]', async () => {
    const { statusCode, headers } = await world.app.inject('/api/docs')
    expect([statusCode, headers.location]).toEqual([302, '/#/app/people/api'])
  })
})
