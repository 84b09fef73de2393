import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { text, UploadWorld } from '#server/testing/upload-world.ts'
import { begin, handIn, idAt, sendPart } from '#server/testing/uploads.ts'
import { sweepUploads } from './sweep.ts'

let up: UploadWorld

beforeEach(async () => {
  up = await UploadWorld.open()
})

describe('what is left behind', () => {
  const sweep = () => sweepUploads(up.world.db, up.world.files, up.world.clock.now())

  it('may be continued for a week, and is then swept; what is handed in stays [TASK-4]', async () => {
    const handedIn = await handIn(up.browser, up.attemptId, { name: 'one.txt', bytes: 'one' })
    await up.move('add', handedIn)
    const path = await begin(up.browser, up.attemptId, 'notes.txt', 100)
    up.world.clock.pass(6 * DAY_MS)
    await sweep()
    const again = await up.world.browserOf(up.world.player)
    expect((await sendPart(again, path, 0, text(50))).status).toBe(204)
    up.world.clock.pass(6 * DAY_MS)
    await sweep()
    expect(up.onDisk().sort()).toEqual([handedIn, idAt(path)].sort())
    up.world.clock.pass(2 * DAY_MS)
    await sweep()
    expect(up.onDisk()).toEqual([handedIn])
    expect(await up.total()).toBe(3)
  })

  it('goes an hour after the rest was handed in, or a day after nobody laid it to the rest [TASK-4]', async () => {
    await handIn(up.browser, up.attemptId, { name: 'forgotten.txt', bytes: 'two' })
    const handedIn = await handIn(up.browser, up.attemptId, { name: 'one.txt', bytes: 'one' })
    await up.move('add', handedIn)
    const path = await begin(up.browser, up.attemptId, 'notes.txt', 100)
    await up.finish()
    up.world.clock.pass(2 * HOUR_MS)
    await sweep()
    expect(up.onDisk()).not.toContain(idAt(path))
    expect(up.onDisk()).toHaveLength(2)
    up.world.clock.pass(2 * DAY_MS)
    await sweep()
    expect(up.onDisk()).toEqual([handedIn])
  })

  it('goes too where only the disk knows of it; what is no file of ours stays [TASK-4]', async () => {
    const { folder } = up.world.files
    const stray = randomUUID()
    await folder.create(stray)
    const foreign = join(dirname(folder.path('any')), 'README')
    writeFileSync(foreign, 'no file of ours')
    up.world.clock.set('2035-01-01T00:00:00Z')
    await sweep()
    expect(up.onDisk()).toEqual(['README'])
  })
})
