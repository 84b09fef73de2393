import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { totpSecrets } from '#server/db/schema/second-factor.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { openSecrets } from '#server/lib/secrets.ts'
import { setUpCodes } from '#server/testing/second-factor.ts'
import { asOwner } from '#server/testing/storage.ts'
import { openWorld, TEST_SECRETS, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson } from '#server/testing/world.ts'
import { exportTenant, sweepExports } from './export.ts'
import { importTenant } from './import.ts'
import { markRemoved, removeTenant } from './remove.ts'

let world: TestWorld
let tenant: { id: string; name: string }

beforeEach(async () => {
  world = await openWorld()
  tenant = { id: world.tenantId, name: 'house' }
})

const exported = () => exportTenant(world, tenant, world.clock.now())

async function archive(): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await exported()) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks)
}

/** The same database stands for that of another server: the tenant is gone from it. */
async function leave(): Promise<void> {
  await markRemoved(world.db, tenant.id, world.clock.now())
  await removeTenant(world, tenant.id)
}

const bring = (content: Buffer, secrets = TEST_SECRETS) =>
  importTenant({ ...world, secrets }, Readable.from([content]), { name: null, now: world.clock.now() })

describe('an archive', () => {
  it.each([
    ['older', 'update the server that it came from', 1],
    ['newer', 'update this server', -1],
  ])(
    'of an %s version is not brought, and the refusal says what to update [DESK-2]',
    async (age, advice, by) => {
      const content = await archive()
      await leave()
      const shift = (ms: number) =>
        asOwner(world.db, (tx) =>
          tx.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + ${ms}`),
        )
      await shift(by)
      try {
        const message = expect.stringMatching(new RegExp(`${age} version.*${advice}`))
        await expect(bring(content)).rejects.toMatchObject({ code: 'other-version', message })
      } finally {
        await shift(-by)
      }
      expect(await world.db.select().from(tenants)).toEqual([])
    },
  )

  it('leaves behind what its own server’s key has sealed where that key is not, and takes it over where it is [DESK-1] [DESK-2]', async () => {
    const admin = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'admin' })
    await setUpCodes(await world.browserOf(admin), world.clock)
    const content = await archive()
    expect(content.toString('latin1')).not.toContain('JBSW')
    await leave()
    const other = Buffer.alloc(32, 'z')
    expect((await bring(content, openSecrets([other]))).lost).toEqual({ apps: 1, hasCaptcha: false })
    expect(await world.db.$count(totpSecrets, eq(totpSecrets.tenantId, tenant.id))).toBe(0)
    await leave()
    const both = openSecrets([other, Buffer.alloc(32, 'k')])
    expect((await bring(content, both)).lost).toEqual({ apps: 0, hasCaptcha: false })
    const [app] = await world.db.select().from(totpSecrets)
    expect(app?.secret.startsWith(both.prefix)).toBe(true)
  })
})

describe('the folder for what is only for now', () => {
  let folder: string
  const left = () => readdirSync(folder)
  const untilNothingIsLeft = () => vi.waitFor(() => expect(left()).toEqual([]))

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waymark-for-now-'))
    vi.stubEnv('TMPDIR', folder)
    onTestFinished(async () => {
      vi.unstubAllEnvs()
      await rm(folder, { recursive: true, force: true })
    })
  })

  it('is empty after an archive that was read to its end, given up, or never read [DESK-2]', async () => {
    await archive()
    await untilNothingIsLeft()
    const givenUp = await exported()
    givenUp.once('data', () => givenUp.destroy())
    await untilNothingIsLeft()
    const unread = await exported()
    expect(left()).toHaveLength(1)
    unread.destroy()
    await untilNothingIsLeft()
  })

  it('is empty after one that the database broke off [DESK-2]', async () => {
    const closed: Database = Object.assign(Object.create(world.db) as Database, {
      transaction: () => Promise.reject(new Error('closed')),
    })
    await expect(exportTenant({ ...world, db: closed }, tenant, world.clock.now())).rejects.toThrow('closed')
    await untilNothingIsLeft()
  })

  it('loses what a process left that died, and nothing that another one still writes [DESK-2]', async () => {
    const open = await exported()
    await sweepExports(new Date(Date.now() - 60_000))
    expect(left()).toHaveLength(1)
    await sweepExports(new Date(Date.now() + 60_000))
    expect(left()).toEqual([])
    open.destroy()
  })
})
