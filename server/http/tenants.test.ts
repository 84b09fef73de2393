import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readPlatformSettings } from '#shared/contract/platform.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { ensureTenant } from '#server/play/first-tenant.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { makeTenant } from '#server/testing/world.ts'
import { tenantFinder } from './tenants.ts'

let test: TestApp

beforeEach(async () => {
  test = await openTestApp()
})

describe('a host', () => {
  it('belongs to one tenant, and what nobody claims to the one default [SERVE-2]', async () => {
    const { db, clock } = test
    const now = clock.now()
    await makeTenant(db, now, { hosts: ['one.test'], isDefault: true })
    await expect(makeTenant(db, now, { hosts: ['one.test'], isDefault: false })).rejects.toThrow()
    await expect(makeTenant(db, now, { hosts: ['two.test'], isDefault: true })).rejects.toThrow()
    await expect(makeTenant(db, now, { hosts: ['Three.test'], isDefault: false })).rejects.toThrow()
  })

  it('that nobody claims goes to the demo once it is there [SERVE-2]', async () => {
    const { db, clock, stranger } = test
    await ensureTenant(db, clock.now())
    const titleAt = async (host: string) => (await stranger(host).try(readPlatformSettings, {})).body
    expect(await titleAt('192.0.2.7')).toMatchObject({ platformTitle: 'Waymark' })
    clock.pass(10_000)
    await seedDemo(db, clock.now())
    // and a second time changes nothing
    await seedDemo(db, clock.now())
    clock.pass(10_000)
    expect(await titleAt('192.0.2.7')).toMatchObject({ platformTitle: 'Lantern Isles' })
    expect(await titleAt('SECOND.localhost')).toMatchObject({ platformTitle: 'Northwind Academy' })
    await ensureTenant(db, clock.now())
    clock.pass(10_000)
    expect(await titleAt('192.0.2.7')).toMatchObject({ platformTitle: 'Lantern Isles' })
  })
  it('keeps nobody waiting for settings that are only a little old, and is believed for five seconds [SERVE-2]', async () => {
    const { db, clock } = test
    await makeTenant(db, clock.now(), { hosts: ['one.test'], languages: ['pl'] })
    const findTenant = tenantFinder(db, clock.now)
    await findTenant('one.test')
    await db.update(tenants).set({ languages: ['de'] })
    clock.pass(3000)
    expect((await findTenant('one.test')).languages).toEqual(['pl'])
    await vi.waitFor(async () => {
      expect((await findTenant('one.test')).languages).toEqual(['de'])
    })
    await db.update(tenants).set({ languages: ['es'] })
    clock.pass(6000)
    expect((await findTenant('one.test')).languages).toEqual(['es'])
  })
})
