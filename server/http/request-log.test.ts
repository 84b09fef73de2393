import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { ALL_ENDPOINTS } from '#shared/contract/all.ts'
import { makeCalendarAddress } from '#shared/contract/coaching-sessions.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ProblemReply } from '#shared/contract/problem.ts'
import { login } from '#shared/contract/session.ts'
import { people } from '#server/db/schema/people.ts'
import { LANGUAGE_COOKIE } from './cookies.ts'
import { likely } from '#server/testing/likely-input.ts'
import { takeMails } from '#server/testing/mails.ts'
import { asOwner } from '#server/testing/storage.ts'
import { ALL_ON } from '#server/testing/tenant-things.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'

/** What nobody may read in a log, by the name of the field that carries it. */
const SECRETS: Readonly<Record<string, string>> = {
  password: 'whispered words',
  current: 'words of before',
  captcha: 'a captcha’s result',
  token: randomBytes(32).toString('base64url'),
  email: 'quiet@secret.test',
  username: 'quiet.person@secret.test',
}
const IN_THE_ADDRESS = 'told-in-the-address'

const Line = z.object({ reqId: z.optional(z.string()), status: z.optional(z.number()) })

let world: TestWorld
let lines: string[]

beforeEach(async () => {
  lines = []
  world = await openWorld({}, { logTo: { write: (line) => lines.push(line) } })
})

/** A body that the schema takes, with a secret in each field that may carry one. */
function secretBody({ body }: Endpoint): object | undefined {
  if (!body) return undefined
  const [made] = fc.sample(likely(body), { numRuns: 1, seed: 3 })
  const secrets = Object.entries(SECRETS).filter(
    ([name]) => body instanceof z.ZodMiniObject && name in body.shape,
  )
  return { ...(typeof made === 'object' ? made : {}), ...Object.fromEntries(secrets) }
}

function expectNothingSecret(more: readonly string[]): void {
  const secrets = [...Object.values(SECRETS), IN_THE_ADDRESS, ...more]
  expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([])
}

it('has one line a request, with the id that the answer shows, and no secret of it [INFO-4]', async () => {
  const ids: unknown[] = []
  const carried = new Set<string>()
  for (const endpoint of ALL_ENDPOINTS) {
    world.clock.pass(3000)
    const browser = await world.browserOf(world.player)
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'harbour'])
    const body = secretBody(endpoint)
    const answer = await browser.try(
      endpoint,
      {
        params: Object.fromEntries(names),
        query: { token: IN_THE_ADDRESS },
        ...(body && { body }),
      },
      { authorization: `Bearer ${IN_THE_ADDRESS}`, referer: `http://house.test/?${IN_THE_ADDRESS}` },
    )
    ids.push(answer.headers['x-request-id'])
    const refusal = z.safeParse(ProblemReply, answer.body)
    if (refusal.success) expect(refusal.data.requestId).toBe(ids.at(-1))
    // the language is none
    for (const [name, value] of browser.cookies) if (name !== LANGUAGE_COOKIE) carried.add(value)
  }
  const logged = lines.map((line) => z.parse(Line, JSON.parse(line)))
  for (const id of ids) expect(logged.filter(({ reqId }) => reqId === id)).toHaveLength(1)
  expectNothingSecret([...carried])
})

it('has no secret of what is no JSON, of a mail, or of a fault with all that was asked of the storage [INFO-4]', async () => {
  const browser = world.stranger()
  const malformed = `{"username":"${SECRETS['username'] ?? ''}","password":"${SECRETS['password'] ?? ''}"`
  await browser.send('POST', '/api/web/login_json', { body: malformed })
  const reset = ALL_ENDPOINTS.find(({ path }) => path === '/player/password-reset/request')
  if (reset) await browser.try(reset, { body: { email: world.player.email } })
  const [mail] = await takeMails(world)
  const rows = await world.db.select({ hash: people.passwordHash }).from(people)

  await rename('people', 'people_elsewhere')
  // the storage is every test's
  onTestFinished(() => rename('people_elsewhere', 'people'))
  const pair = { username: SECRETS['username'], password: SECRETS['password'] }
  const { status } = await browser.try(login, { body: pair })
  expect(status).toBe(500)
  expect(lines.join('')).toContain('Failed query')
  expect(mail?.text).toContain('token=')
  expectNothingSecret([world.player.email, mail?.text ?? '', ...rows.map(({ hash }) => hash)])
})

it('has a line for a calendar that is read, without the token in its address [COACH-2] [INFO-4]', async () => {
  const { app, browserOf, player } = await openWorld(ALL_ON, { logTo: { write: (line) => lines.push(line) } })
  const { url } = await (await browserOf(player)).call(makeCalendarAddress, {})
  const token = /([\w-]{43})\.ics$/.exec(url)?.[1]
  if (token === undefined) throw new Error('there is no token')
  const { pathname } = new URL(url)
  const headers = { host: 'house.test', referer: url }
  expect((await app.inject({ method: 'GET', url: `${pathname}?of=${token}`, headers })).statusCode).toBe(200)
  expect(lines.filter((line) => line.includes('"/calendar/…"'))).toHaveLength(1)
  expect(lines.filter((line) => line.includes(token))).toEqual([])
})

it.each([
  ['in capitals', (path: string) => path.toUpperCase()],
  [
    'with codes for letters',
    (path: string) => path.replaceAll(/[aeiou]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  ],
  ['with a code for the slash', (path: string) => path.replaceAll('/', '%2F')],
  ['with slashes more', (path: string) => path.replaceAll('/', '//')],
  ['with its host', (path: string) => `http://house.test${path}`],
])('keeps the ticket of an address that is written %s to itself [INFO-4]', async (_, spell) => {
  const { app } = world
  const ticket = 'HVBK-3LWPM-7XRTQ'
  for (const part of ['launch', 'package', 'download', 'calendar']) {
    const url = `${spell(`/${part}/`)}${ticket}`
    await app.inject({ method: 'GET', url, headers: { host: 'house.test' } })
  }
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.filter((line) => line.includes(ticket))).toEqual([])
})

it('tells a failed login from the others, with the account and the address, and nothing that was typed [INFO-4]', async () => {
  const { email, id } = world.player
  const stranger = world.stranger()
  stranger.address = '198.51.100.7'
  await stranger.try(login, { body: { username: email, password: 'whispered words' } })
  await stranger.try(login, { body: { username: 'my secret password', password: 'whispered words' } })
  const Failed = z.object({
    event: z.literal('login-failed'),
    account: z.nullable(z.string()),
    typed: z.string(),
    address: z.string(),
  })
  const failed = lines.flatMap((line) => z.safeParse(Failed, JSON.parse(line)).data ?? [])
  expect(failed).toMatchObject([
    { account: id, address: '198.51.100.7' },
    { account: null, address: '198.51.100.7' },
  ])
  expect(new Set(failed.map(({ typed }) => typed)).size).toBe(2)
  expect(lines.join()).not.toMatch(/my secret password|whispered words/)
  expect(lines.join()).not.toContain(email)
})

it('tells tries that were refused for their number from the others, with the account, or what was typed where nobody looked for one [INFO-4]', async () => {
  const { email, id } = world.player
  const stranger = world.stranger()
  stranger.address = '198.51.100.7'
  const tryOnce = async (username: string) =>
    (await stranger.try(login, { body: { username, password: 'whispered words' } })).status
  for (let time = 0; time < 5; time += 1) await tryOnce(email)
  expect(await tryOnce(email)).toBe(429)
  for (let time = 0; time < 24; time += 1) await tryOnce(`my secret password ${time}`)
  expect(await tryOnce(email)).toBe(429)
  const Refused = z.object({
    event: z.literal('too-many-tries'),
    status: z.literal(429),
    account: z.optional(z.string()),
    typed: z.string(),
    address: z.literal('198.51.100.7'),
  })
  const refused = lines.flatMap((line) => z.safeParse(Refused, JSON.parse(line)).data ?? [])
  // of its account, and of its address
  expect(refused.map(({ account }) => account)).toEqual([id, undefined])
  expect(new Set(refused.map(({ typed }) => typed)).size).toBe(1)
  expect(lines.join()).not.toMatch(/my secret password|whispered words/)
  expect(lines.join()).not.toContain(email)
})

it('logs no try as rate-limited where the storage failed [INFO-4]', async () => {
  await rename('throttles', 'throttles_elsewhere')
  onTestFinished(() => rename('throttles_elsewhere', 'throttles'))
  const body = { username: world.player.email, password: 'whispered words' }
  const { status } = await world.stranger().try(login, { body })
  expect(status).toBe(500)
  expect(lines.join('')).toContain('Failed query')
  expect(lines.join('')).not.toContain('too-many-tries')
})

/** Of a table. */
async function rename(from: string, to: string): Promise<void> {
  await asOwner(world.db, (tx) => tx.execute(sql.raw(`alter table ${from} rename to ${to}`)))
}
