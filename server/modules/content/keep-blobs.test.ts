import { existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { retryConflicts } from '#server/db/retry-conflicts.ts'
import { contentBlobs } from '#server/db/schema/content.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { openContentWorld, type ContentWorld } from '#server/testing/content.ts'
import { droppingRest, keepingBlobs } from './keep-blobs.ts'
import { deleteUnnamed } from './unnamed-blobs.ts'
import type { MakerVisit } from './visit.ts'

let world: ContentWorld
let visit: MakerVisit

beforeEach(async () => {
  world = await openContentWorld()
  const { db, files, clock } = world
  const [tenant] = await db.select().from(tenants)
  // of all that a visit has, bytes need this
  visit = { ...{ db, files, now: clock.now() }, tenant: { ...tenant, id: world.tenantId } } as MakerVisit
})

const arriving = (content: string) =>
  world.files.content.blobs.receive(Readable.from([Buffer.from(content)]), Infinity)
const stored = async () => {
  const found: string[] = []
  for await (const { hash } of world.files.content.blobs.list()) found.push(hash)
  return found
}

describe('bytes that arrived', () => {
  it('are there though the transaction that names them began twice [WORLD-2] [SERVE-3]', async () => {
    const blob = await arriving('twice')
    // as PostgreSQL is opened, whichever database runs this
    const begin = world.db.transaction.bind(world.db)
    vi.spyOn(world.db, 'transaction').mockImplementation((work) => retryConflicts(() => begin(work)))
    let tries = 0
    await droppingRest([blob], visit, () =>
      keepingBlobs([blob], visit, () => {
        tries += 1
        // as the database gives up one of two that wait for each other
        if (tries === 1) return Promise.reject(Object.assign(new Error('deadlock'), { code: '40P01' }))
        return Promise.resolve()
      }),
    )
    expect(tries).toBe(2)
    expect(await stored()).toEqual([blob.hash])
    expect(existsSync(blob.path)).toBe(false)
    expect(await world.db.$count(contentBlobs)).toBe(1)
  })

  it('go where nothing came of it, unless somebody else has brought the same [WORLD-2]', async () => {
    const refuse = () => Promise.reject(new Error('no'))
    const first = await arriving('mine')
    await expect(keepingBlobs([first], visit, refuse)).rejects.toThrow('no')
    expect(await stored()).toEqual([])
    await keepingBlobs([first], visit, () => Promise.resolve())
    await expect(keepingBlobs([await arriving('mine')], visit, refuse)).rejects.toThrow('no')
    expect(await stored()).toEqual([first.hash])
  })

  it('are put there again where a sweep takes them before they are named [WORLD-2] [SERVE-3]', async () => {
    const { db, files, tenantId } = world
    const blob = await arriving('swept')
    const { keep } = files.content.blobs
    let isSwept = false
    files.content.blobs.keep = async (owner, one) => {
      await keep(owner, one)
      if (isSwept) return
      isSwept = true
      await deleteUnnamed(db, files.content.blobs, tenantId, [one.hash])
    }
    await keepingBlobs([blob], visit, () => Promise.resolve())
    expect(await stored()).toEqual([blob.hash])
  })
})
