import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { adventureVersions } from '#server/db/schema/adventures.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { openWorld } from '#server/testing/test-app.ts'
import { makeTenant } from '#server/testing/world.ts'
import { readContent } from './content.ts'

it('keeps the versions that are played, and each for its own house [SERVE-2]', async () => {
  const { db, tenantId, adventureId, clock } = await openWorld()
  const versions = Array.from({ length: 30 }, () => randomUUID())
  for (const id of versions) {
    const content = sampleAdventure({ version: id })
    const createdAt = clock.now()
    await db.insert(adventureVersions).values({ tenantId, id, adventureId, version: id, content, createdAt })
  }
  const select = vi.spyOn(db, 'select')
  const [played = ''] = versions
  for (const version of versions) {
    await readContent(db, tenantId, version)
    await readContent(db, tenantId, played)
  }
  expect(select).toHaveBeenCalledTimes(versions.length)
  select.mockRestore()

  const other = await makeTenant(db, clock.now(), { hosts: ['other.test'], isDefault: false })
  expect(await readContent(db, other.id, played)).toBeNull()
})
