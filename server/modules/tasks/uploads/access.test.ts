import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { startTask } from '#shared/contract/attempts.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { UploadWorld } from '#server/testing/upload-world.ts'
import { announce, askOffset, begin, cancel, idAt, pathOf, sendPart } from '#server/testing/uploads.ts'
import { makePerson } from '#server/testing/world.ts'

let up: UploadWorld

beforeEach(async () => {
  up = await UploadWorld.open()
})

describe('who hands in', () => {
  it('is signed in, plays the attempt, and asks from our own pages; to everybody else there is nothing [SERVE-2] [AUTH-10]', async () => {
    const path = await begin(up.browser, up.attemptId, 'notes.txt', 100)
    const { db, tenantId, clock } = up.world
    const another = await up.world.browserOf(await makePerson(db, tenantId, clock.now()))
    const knots = (await up.browser.call(startTask, { params: { taskId: 'knots' } })).id
    const file = { name: 'a.txt', length: 3 }
    const asks = (by: TestBrowser, headers: Record<string, string> = {}) => [
      announce(by, up.attemptId, file, headers),
      sendPart(by, path, 0, 'abc', headers),
    ]
    for (const ask of asks(up.world.stranger())) expect((await ask).status).toBe(401)
    for (const ask of asks(another)) expect((await ask).status).toBe(404)
    for (const ask of asks(up.browser, { 'x-xsrf-token': 'x' })) {
      expect(await ask).toMatchObject({ status: 403, body: { code: 'anti-forgery' } })
    }
    expect((await askOffset(another, path)).status).toBe(404)
    expect((await cancel(another, path)).status).toBe(404)
    expect((await announce(up.browser, knots, file)).status).toBe(404)
    expect((await announce(up.browser, 'none', file)).status).toBe(404)
    expect((await sendPart(up.browser, `${pathOf(up.attemptId)}/${randomUUID()}`, 0, 'abc')).status).toBe(404)
    expect((await sendPart(up.browser, `${pathOf(knots)}/${idAt(path)}`, 0, 'abc')).status).toBe(404)
    expect((await askOffset(up.browser, path)).headers).toMatchObject({ 'upload-offset': '0' })
  })

  it('gets no 5xx for what no client sends [TASK-4]', async () => {
    const path = await begin(up.browser, up.attemptId, 'notes.txt', 100)
    const headers: Record<string, string>[] = [
      { 'tus-resumable': '0.2' },
      { 'upload-offset': '-1' },
      { 'upload-offset': '1e400' },
      { 'upload-length': 'x' },
      { 'upload-metadata': 'filename' },
      { 'upload-metadata': 'filename ***, a b c,' },
      { 'upload-defer-length': '1' },
      { 'upload-concat': 'final;/a /b' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/json' },
    ]
    for (const one of headers) {
      for (const answer of [
        announce(up.browser, up.attemptId, { name: 'a.txt', length: 3 }, one),
        sendPart(up.browser, path, 0, 'abc', one),
        up.browser.sendBytes('HEAD', path, { headers: one }),
      ]) {
        const { status } = await answer
        expect([JSON.stringify(one), status < 500]).toEqual([JSON.stringify(one), true])
      }
    }
  })
})
