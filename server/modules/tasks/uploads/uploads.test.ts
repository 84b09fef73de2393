import { randomUUID } from 'node:crypto'
import { appendFileSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import { enrol } from '#server/play/enrol.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { NO_CAPTCHA, TEST_SECRETS } from '#server/testing/test-app.ts'
import { MOST, text, UploadWorld } from '#server/testing/upload-world.ts'
import { announce, askOffset, begin, cancel, handIn, idAt, sendPart } from '#server/testing/uploads.ts'
import { makePerson } from '#server/testing/world.ts'

let up: UploadWorld

beforeEach(async () => {
  up = await UploadWorld.open()
})

describe('a file that is handed in', () => {
  it('comes in parts, goes on where it broke off, and is handed in for the points, once [TASK-4] [TASK-2] [TASK-5]', async () => {
    const file = text(3000)
    const path = await begin(up.browser, up.attemptId, 'notes.txt', 3000)
    expect(await sendPart(up.browser, path, 0, file.slice(0, 1000))).toMatchObject({
      status: 204,
      headers: { 'upload-offset': '1000' },
    })
    const elsewhere = await up.world.browserOf(up.world.player)
    expect((await askOffset(elsewhere, path)).headers).toMatchObject({
      'upload-offset': '1000',
      'upload-length': '3000',
    })
    expect(await up.check(idAt(path))).toMatchObject({ status: 409, body: { code: 'upload-incomplete' } })
    expect((await sendPart(elsewhere, path, 1000, file.slice(1000))).status).toBe(204)
    expect(await up.finish()).toMatchObject({ status: 422, body: { code: 'task-unfinished' } })
    expect(await up.check(idAt(path))).toMatchObject({ status: 200, body: { isChecked: true } })
    expect(await up.move('add', idAt(path))).toMatchObject({
      refused: [],
      state: { files: [{ name: 'notes.txt', bytes: 3000, sort: 'document' }], isHandedIn: false },
    })
    expect(readFileSync(up.world.files.folder.path(idAt(path)), 'utf8')).toBe(file)
    expect((await up.finish()).body).toMatchObject({ points: 100, isPassed: true })
    expect((await up.finish()).body).toEqual({ denided: true })
  })

  it('goes on with the next server where one died in the middle of a part [TASK-4] [TASK-2]', async () => {
    const file = text(3000)
    const path = await begin(up.browser, up.attemptId, 'notes.txt', 3000)
    await sendPart(up.browser, path, 0, file.slice(0, 1000))
    const { db, storage, clock, files } = up.world
    // it had written more than it could say, and nobody gave its turn back
    appendFileSync(files.folder.path(idAt(path)), file.slice(1000, 1300))
    const writtenUntil = new Date(clock.now().getTime() + 15_000)
    await db.update(uploads).set({ writer: randomUUID(), writtenUntil })
    clock.pass(16_000)
    const server = await createApp({
      ...{ storage, clock: clock.now, files, publicUrl: null, contentUrl: null },
      ...{ captcha: NO_CAPTCHA, secrets: TEST_SECRETS, push: null, dist: null, isLogging: false },
    })
    const next = new TestBrowser(server)
    for (const [name, value] of up.browser.cookies) next.cookies.set(name, value)
    expect((await askOffset(next, path)).headers).toMatchObject({ 'upload-offset': '1300' })
    expect((await sendPart(next, path, 1300, file.slice(1300))).status).toBe(204)
    expect(readFileSync(files.folder.path(idAt(path)), 'utf8')).toBe(file)
    expect(await up.check(idAt(path))).toMatchObject({ status: 200, body: { isChecked: true } })
  })

  it('may be exactly as long as the limit, and one byte more is 413 and leaves nothing [TASK-4]', async () => {
    await handIn(up.browser, up.attemptId, { name: 'full.txt', bytes: text(MOST.file) })
    expect(
      await announce(up.browser, up.attemptId, { name: 'more.txt', length: MOST.file + 1 }),
    ).toMatchObject({
      status: 413,
      body: { code: 'file-too-large' },
    })
    expect(up.onDisk()).toHaveLength(1)
    expect(await up.total()).toBe(MOST.file)
  })

  it('may be 314,572,800 bytes long, and no byte more [TASK-4]', async () => {
    up = await UploadWorld.open({ isRoomy: true })
    const send = (length: number) => announce(up.browser, up.attemptId, { name: 'walk.txt', length })
    expect(await send(314_572_801)).toMatchObject({ status: 413, body: { code: 'file-too-large' } })
    await up.expectNothingLeft()
    expect((await send(314_572_800)).status).toBe(201)
  })

  it('that is longer than it said is 413, and nothing of it is kept [TASK-4]', async () => {
    const path = await begin(up.browser, up.attemptId, 'notes.txt', 100)
    await sendPart(up.browser, path, 0, text(50))
    expect(await sendPart(up.browser, path, 50, text(51))).toMatchObject({
      status: 413,
      body: { code: 'file-too-large' },
    })
    expect((await askOffset(up.browser, path)).status).toBe(404)
    await up.expectNothingLeft()
  })

  it('takes its next part where the last one ended, and nowhere else [TASK-4]', async () => {
    const path = await begin(up.browser, up.attemptId, 'notes.txt', 100)
    await sendPart(up.browser, path, 0, text(50))
    for (const offset of [0, 49, 51, 100]) {
      expect(await sendPart(up.browser, path, offset, 'x')).toMatchObject({ status: 409 })
    }
    expect(await up.world.files.folder.sizeOf(idAt(path))).toBe(50)
  })

  it.each([
    ['of another kind', { name: 'walk.mp4', length: 100 }, 422, 'wrong-kind'],
    ['that is a program', { name: 'phpinfo.jpg.php', length: 100 }, 422, 'wrong-kind'],
    ['that is a page', { name: 'xss.html', length: 100 }, 422, 'wrong-kind'],
    ['without a name', { name: '', length: 100 }, 422, 'refused-fields'],
    ['that is empty', { name: 'notes.txt', length: 0 }, 422, 'empty-file'],
    ['without a length', { name: 'notes.txt', length: 'long' }, 400, 'malformed-request'],
    ['of a length below nothing', { name: 'notes.txt', length: -1 }, 400, 'malformed-request'],
    ['of more bytes than there are', { name: 'notes.txt', length: '9'.repeat(15) }, 413, 'file-too-large'],
  ])('%s is not taken [TASK-4]', async (_, file, status, code) => {
    expect(await announce(up.browser, up.attemptId, file)).toMatchObject({ status, body: { code } })
    await up.expectNothingLeft()
  })

  it('keeps its name, but no way to another folder and nothing that is not seen [TASK-4]', async () => {
    await begin(up.browser, up.attemptId, '../../etc/Żółw \u202egnp – “plan” 🏳️‍🌈.pdf', 10)
    await begin(up.browser, up.attemptId, `C:\\scans\\${'x'.repeat(400)}.pdf`, 10)
    const names = (await up.list()).map(({ name }) => name).sort()
    expect(names).toEqual([`${'x'.repeat(196)}.pdf`, 'Żółw gnp – “plan” 🏳️‍🌈.pdf'])
    expect(up.onDisk().every((name) => /^[0-9a-f-]{36}$/.test(name))).toBe(true)
  })

  it('that is cancelled leaves nothing, and room for another [TASK-4]', async () => {
    const path = await begin(up.browser, up.attemptId, 'notes.txt', 4000)
    await sendPart(up.browser, path, 0, text(1000))
    expect((await cancel(up.browser, path)).status).toBe(204)
    await up.expectNothingLeft()
    expect((await cancel(up.browser, path)).status).toBe(404)
  })

  it('can be taken away again until it is handed in, and not afterwards [TASK-4]', async () => {
    const one = await handIn(up.browser, up.attemptId, { name: 'one.txt', bytes: 'one' })
    const two = await handIn(up.browser, up.attemptId, { name: 'two.txt', bytes: 'two' })
    await up.move('add', one)
    await up.move('add', two)
    expect(await up.move('drop', one)).toMatchObject({ state: { files: [{ name: 'two.txt' }] } })
    expect(up.onDisk()).toEqual([two])
    expect(await up.move('add', one)).toMatchObject({ refused: [{ code: 'unknown' }] })
    expect((await up.finish()).status).toBe(200)
    expect(await up.tryMove('drop', two)).toMatchObject({ status: 409, body: { code: 'attempt-finished' } })
    expect(await announce(up.browser, up.attemptId, { name: 'late.txt', length: 3 })).toMatchObject({
      status: 409,
      body: { code: 'attempt-finished' },
    })
    expect(up.onDisk()).toEqual([two])
    expect(await up.list()).toMatchObject([{ name: 'two.txt', isChecked: true }])
  })

  it('finds no room where there are enough, or where the player or the house has too many [TASK-4]', async () => {
    const refusal = async (name: string, length: number, by = up.browser, at = up.attemptId) =>
      (await announce(by, at, { name, length })).body
    await begin(up.browser, up.attemptId, 'a.txt', 4500)
    expect(await refusal('b.txt', 4501)).toMatchObject({ code: 'player-full' })
    await begin(up.browser, up.attemptId, 'b.txt', 4000)
    await begin(up.browser, up.attemptId, 'c.txt', 100)
    expect(await refusal('d.txt', 1)).toMatchObject({ code: 'too-many-files' })
    const { db, tenantId, clock, adventureId } = up.world
    const other = await makePerson(db, tenantId, clock.now())
    const theirs = await up.world.browserOf(other)
    await enrol(db, { tenantId, personId: other.id, adventureId }, clock.now())
    const attempt = await up.begin(theirs)
    expect(await refusal('e.txt', 4000, theirs, attempt)).toMatchObject({ code: 'tenant-full' })
    expect(await up.total()).toBe(8600)
  })
})
