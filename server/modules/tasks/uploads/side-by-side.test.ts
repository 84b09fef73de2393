import { existsSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sendMoves } from '#shared/contract/attempts.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { UploadState } from '#kinds/upload/shared/schemas.ts'
import { attempts } from '#server/db/schema/play.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { interruptAfter } from '#server/testing/queries.ts'
import { UploadWorld } from '#server/testing/upload-world.ts'
import { begin, cancel, handIn, idAt, sendPart } from '#server/testing/uploads.ts'
import { sweepUploads } from './sweep.ts'

const MOVED = /^update "attempts" set "state"/
const READ_WHAT_ARRIVED = /^select .* from "uploads" where .*"checked_at" is not null/
const READ_WHAT_IS_LEFT = /^select .* from "uploads" inner join "attempts"/
const READ_WHAT_IS_CANCELLED = /^select .* from "uploads" where .*"uploads"."id" =/

let up: UploadWorld
let second: TestBrowser

beforeEach(async () => {
  up = await UploadWorld.open()
  second = await up.world.browserOf(up.world.player)
})

const file = () => handIn(up.browser, up.attemptId, { name: 'one.txt', bytes: 'one' })
const move = (action: 'add' | 'drop', id: string, by = up.browser) =>
  by.call(sendMoves, {
    params: { attemptId: up.attemptId },
    body: { moves: [{ type: 'upload', action, file: id }] },
  })

/** What is named has its row and its bytes, and nothing else is left. */
async function expectHandedIn(...ids: string[]): Promise<void> {
  const [attempt] = await up.world.db.select({ state: attempts.state }).from(attempts)
  const { files } = z.parse(z.pick(UploadState, { files: true }), attempt?.state)
  const rows = await up.world.db.select({ id: uploads.id }).from(uploads)
  expect([files.map(({ id }) => id), rows.map(({ id }) => id), up.onDisk()]).toEqual([ids, ids, ids])
  expect(await up.total()).toBe(ids.length * 3)
}

describe('a file that one page takes away while another hands it in', () => {
  it('stays where it was taken away first and handed in last [TASK-4] [TASK-2]', async () => {
    const id = await file()
    await move('add', id)
    await interruptAfter(
      MOVED,
      () => move('drop', id),
      () => move('add', id, second),
    )
    await expectHandedIn(id)
  })

  it('is gone where it was taken away before it was handed in, and handing it in is refused [TASK-4] [TASK-2]', async () => {
    const id = await file()
    const late = await interruptAfter(
      READ_WHAT_ARRIVED,
      () => move('add', id),
      () => move('drop', id, second),
    )
    expect(late.refused).toMatchObject([{ code: 'unknown' }])
    await expectHandedIn()
  })

  it('is one or the other wherever they meet [TASK-4] [TASK-2]', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await file()
      await move('add', id)
      await Promise.all([move('drop', id), move('add', id, second)])
      const isThere = existsSync(up.world.files.folder.path(id))
      await expectHandedIn(...(isThere ? [id] : []))
      await move('drop', id)
    }
  })

  it('stays where it is handed in while it would be swept [TASK-4]', async () => {
    const id = await file()
    up.world.clock.pass(2 * DAY_MS)
    const { db, files, clock } = up.world
    const later = await up.world.browserOf(up.world.player)
    await interruptAfter(
      READ_WHAT_IS_LEFT,
      () => sweepUploads(db, files, clock.now()),
      () => move('add', id, later),
    )
    await expectHandedIn(id)
  })

  it('is gone where it is swept before it is handed in, and handing it in is refused [TASK-4]', async () => {
    const id = await file()
    up.world.clock.pass(2 * DAY_MS)
    const { db, files, clock } = up.world
    const later = await up.world.browserOf(up.world.player)
    const late = await interruptAfter(
      READ_WHAT_ARRIVED,
      () => move('add', id, later),
      () => sweepUploads(db, files, clock.now()),
    )
    expect(late.refused).toMatchObject([{ code: 'unknown' }])
    await expectHandedIn()
  })

  it('stays where it is found whole and handed in while its sending is cancelled [TASK-4]', async () => {
    const path = await begin(up.browser, up.attemptId, 'one.txt', 3)
    await sendPart(up.browser, path, 0, 'one')
    const id = idAt(path)
    const cancelled = await interruptAfter(
      READ_WHAT_IS_CANCELLED,
      () => cancel(up.browser, path),
      async () => {
        await up.check(id)
        await move('add', id, second)
      },
    )
    expect(cancelled.status).toBe(404)
    await expectHandedIn(id)
  })
})
