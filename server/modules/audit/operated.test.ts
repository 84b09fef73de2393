import { beforeEach, describe, expect, it } from 'vitest'
import type { CallInput } from '#shared/contract/endpoint.ts'
import { exportAudit, readAudit } from '#shared/contract/audit.ts'
import {
  changeOperatedTenant,
  createOperatedTenant,
  exportOperatedTenant,
  inviteTenantAdmin,
} from '#shared/contract/operator-tenants.ts'
import { OPERATED } from '#shared/domain/audit.ts'
import { OPERATOR_ACTIONS } from '#shared/domain/operator-log.ts'
import { auditEntries } from '#server/db/schema/audit.ts'
import { BY_COMMAND, logOperator } from '#server/tenants/log.ts'
import { suspendTenant } from '#server/tenants/tenants.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { makeOperator, type OperatorBrowser } from '#server/testing/operators.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson } from '#server/testing/world.ts'

let world: TestWorld
let ops: OperatorBrowser
let admin: TestBrowser

beforeEach(async () => {
  world = await openWorld()
  ops = (await makeOperator(world)).browser
  const person = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'admin' })
  admin = await world.browserOf(person)
})

const log = async (query: object = {}) => (await admin.call(readAudit, { query })).entries
const change = (body: object) =>
  ops.call(changeOperatedTenant, { params: { tenantId: world.tenantId }, body })

describe('what operators do to a tenant', () => {
  it('is in the tenant’s own log, with who, from where, before and after [DESK-4] [DESK-2]', async () => {
    await change({ quotas: { people: 20, storageMb: null, mailsPerDay: null } })
    await change({ hosts: ['house.test', 'learn.house.test'] })
    await change({ isSuspended: true })
    await change({ isSuspended: false })
    world.clock.pass(6000)
    const entries = await log()
    expect(entries.map(({ action }) => action)).toEqual([
      ...['tenant-resumed', 'tenant-suspended', 'tenant-hosts', 'tenant-quotas'],
    ])
    const tenant = { kind: 'tenant', id: world.tenantId, name: null }
    expect(entries.at(-1)).toMatchObject({
      ...{ role: 'operator', operator: 'op@host.test', by: null, target: tenant, requestId: null },
      ...{ address: '127.0.0.1', before: {}, after: { people: 20 } },
    })
  })

  it('by a command names nobody and no address, and never whom an admin’s invitation went to [DESK-4]', async () => {
    const { db, clock, tenantId } = world
    await suspendTenant({ db, now: clock.now(), by: BY_COMMAND }, { id: tenantId })
    const of = { params: { tenantId }, body: { admin: 'eva@test.test' } }
    await ops.call(inviteTenantAdmin, of)
    await change({ isSuspended: false })
    clock.pass(6000)
    const [, invited, suspended] = await log()
    expect(suspended).toMatchObject({ operator: null, address: null, role: 'operator' })
    expect(invited?.action).toBe('tenant-admin-invited')
    expect(JSON.stringify(await db.select().from(auditEntries))).not.toContain('eva@test.test')
  })

  it('is found by the operator’s address and by its action, and saved with the rest [DESK-4]', async () => {
    await change({ isDefault: true })
    await change({ quotas: { people: 9, storageMb: null, mailsPerDay: null } })
    await ops.bytes(`/api/operator/tenants/${world.tenantId}/archive`)
    expect(exportOperatedTenant.path).toContain('archive')
    expect(await log({ search: 'op@host' })).toHaveLength(2)
    expect(await log({ action: 'tenant-exported' })).toHaveLength(1)
    const { body } = await admin.try(exportAudit, { query: { language: 'en' } })
    expect(String(body)).toMatch(/op@host\.test,operator,tenant-exported,tenant/)
  })

  it('is in no other tenant’s log [DESK-4] [SERVE-2]', async () => {
    const quotas = { people: null, storageMb: null, mailsPerDay: null }
    const body: CallInput<typeof createOperatedTenant>['body'] = {
      ...{ name: 'acme', title: 'Acme', hosts: ['acme.test'], languages: ['en'], defaultLanguage: 'en' },
      ...{ timeZone: 'UTC', admin: null, quotas },
    }
    await ops.call(createOperatedTenant, { body })
    expect(await log()).toEqual([])
  })

  it.each(OPERATOR_ACTIONS.filter((action) => action.startsWith('tenant-')))(
    '%s leaves a line there, save the deletion that takes the log away [DESK-4]',
    async (action) => {
      const target = { id: world.tenantId, name: 'house' }
      await logOperator(world.db, { ...BY_COMMAND, action, target }, world.clock.now())
      const isThere = action !== 'tenant-deleted'
      expect(OPERATED.some((one) => one === action)).toBe(isThere)
      expect(await log()).toHaveLength(isThere ? 1 : 0)
    },
  )
})
