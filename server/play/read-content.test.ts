import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { adventures } from '#server/db/schema/adventures.ts'
import { sampleAdventure, sampleMission } from '#server/testing/sample-adventure.ts'
import { openWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makeTenant } from '#server/testing/world.ts'
import { readContent } from './read-content.ts'

it('holds the same content once for all tenants, and each version for its own tenant alone [SERVE-2]', async () => {
  const { db, tenantId, clock } = await openWorld()
  const now = clock.now()
  const other = await makeTenant(db, now, { hosts: ['other.test'], isDefault: false })
  const published = sampleAdventure({ id: 'shared', version: randomUUID() })
  const [own, theirs, changed] = [
    await versionOf(await makeAdventure(db, tenantId, now, [], published)),
    await versionOf(await makeAdventure(db, other.id, now, [], published)),
    await versionOf(
      // as if two contents had one name: they are still two
      await makeAdventure(db, other.id, now, [], {
        ...published,
        id: 'else',
        missions: [sampleMission('map')],
      }),
    ),
  ]
  const content = await readContent(db, tenantId, own)
  expect(content?.published).toEqual(published)
  expect(await readContent(db, other.id, theirs)).toBe(content)
  expect((await readContent(db, other.id, changed))?.published.id).toBe('else')
  expect(await readContent(db, other.id, own)).toBeNull()
  expect(await readContent(db, tenantId, theirs)).toBeNull()

  const select = vi.spyOn(db, 'select')
  await readContent(db, tenantId, own)
  await readContent(db, other.id, theirs)
  expect(select).not.toHaveBeenCalled()
  select.mockRestore()

  async function versionOf(adventureId: string): Promise<string> {
    const [row] = await db.select().from(adventures).where(eq(adventures.id, adventureId))
    return row?.versionId ?? ''
  }
})
