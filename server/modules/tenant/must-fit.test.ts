import { expect, it } from 'vitest'
import { changeTenant, type SettingChanges } from '#shared/contract/tenant-settings.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { openWorld } from '#server/testing/test-app.ts'
import { makePerson } from '#server/testing/world.ts'

it('judges only what changes: a tenant may be older than a rule [DESK-1]', async () => {
  const { db, tenantId, clock, browserOf } = await openWorld()
  const admin = await browserOf(await makePerson(db, tenantId, clock.now(), { role: 'admin' }))
  const change = (changes: SettingChanges, basedOn: number) =>
    admin.try(changeTenant, { body: { basedOn, changes } })
  await db.update(tenants).set({ languages: ['pl'], defaultLanguage: 'de' })
  expect(await change({ title: 'New' }, 0)).toMatchObject({
    status: 200,
    body: { settings: { title: 'New' } },
  })
  expect(await change({ languages: ['en'] }, 1)).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'changes.languages', message: 'not-offered' }] },
  })
})
