import { readdirSync } from 'node:fs'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PACKAGES_PATH } from '#shared/contract/packages.ts'
import { LARGEST_PACKAGE } from '#shared/domain/package-refusals.ts'
import { API_BASE } from '#server/http/serve.ts'
import { emptyFiles } from '#server/testing/files.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson } from '#server/testing/world.ts'

const CHUNK = Buffer.alloc(1024 * 1024)
let world: TestWorld
let cookies: Map<string, string>
let port: number

beforeEach(async () => {
  world = await openWorld({}, { files: await emptyFiles() })
  const { app, db, tenantId, clock } = world
  const person = await makePerson(db, tenantId, clock.now(), { role: 'designer' })
  const designer = await world.browserOf(person)
  await designer.send('GET', '/api/web/login-status')
  cookies = designer.cookies
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  port = Number(new URL(address).port)
})
afterEach(() => world.app.close())

/** A package whose length nobody says, over a connection. */
function begin(): { sending: ClientRequest; answer: Promise<IncomingMessage> } {
  const sending = request({
    ...{ port, host: '127.0.0.1', method: 'POST', path: `${API_BASE}${PACKAGES_PATH}?name=course.zip` },
    headers: {
      'content-type': 'application/zip',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
      host: 'house.test',
    },
  })
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sending.once('response', resolve)
    sending.once('error', reject)
  })
  return { sending, answer }
}

const arriving = () => readdirSync(dirname(world.files.folder.path('any')))
const write = (sending: ClientRequest, bytes: Buffer) =>
  new Promise<void>((resolve) => sending.write(bytes, () => resolve()))

it('a package that is longer than 300 MB without saying so is 413 at that byte, and nothing of it is kept [TASK-10]', async () => {
  const { sending, answer } = begin()
  for (let sent = 0; sent < LARGEST_PACKAGE; sent += CHUNK.length) await write(sending, CHUNK)
  await write(sending, Buffer.from('!'))
  // the body has not ended: anyone who goes on is not listened to
  const answered = await answer
  expect([answered.statusCode, answered.headers.connection]).toEqual([413, 'close'])
  expect(JSON.parse(await text(answered))).toMatchObject({ code: 'file-too-large' })
  expect(arriving()).toEqual([])
  sending.destroy()
})

it('of a package whose connection breaks nothing is kept [TASK-10]', async () => {
  const { sending, answer } = begin()
  answer.catch(() => undefined)
  await write(sending, CHUNK)
  await vi.waitFor(() => expect(arriving()).toHaveLength(1))
  sending.destroy()
  await vi.waitFor(() => expect(arriving()).toEqual([]), { timeout: 5000 })
})
