import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ALL_ENDPOINTS } from '#shared/contract/all.ts'
import { readProfile } from '#shared/contract/player.ts'
import { assign } from '#shared/contract/people.ts'
import { ProblemReply } from '#shared/contract/problem.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { readSessions } from '#shared/contract/settings.ts'
import { startTask } from '#shared/contract/attempts.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { Role } from '#shared/domain/roles.ts'
import type { PublishedAdventure } from '#shared/scene/published.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { enrol } from '#server/play/enrol.ts'
import { likely } from '#server/testing/likely-input.ts'
import { linkKindOf, OPENED_BY_MAIL, openLink } from '#server/testing/mailed-links.ts'
import { ALL_ON, makeDraft, makeSeason } from '#server/testing/tenant-things.ts'
import { pushAt } from '#server/testing/push.ts'
import { makeEndedQuiz } from '#server/testing/live.ts'
import { makeReviews } from '#server/testing/many-reviews.ts'
import { sampleAdventure, sampleMission } from '#server/testing/sample-adventure.ts'
import { makeItem } from '#server/testing/shop.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson, makeTeam, type TestPerson } from '#server/testing/world.ts'

let world: TestWorld
/** What each path parameter may truly be, so that bodies come as far as their schema. */
let known: Record<string, string[]>
/** Somebody of each role who plays, so that also what only some may call comes as far as its schema. */
let people: Record<Role, TestPerson>

beforeAll(async () => {
  world = await openWorld(ALL_ON, { push: pushAt(new URL('http://push.test')) })
  const { db, tenantId, clock, player, browser, adventureId } = world
  await makeAdventure(db, tenantId, clock.now(), [], withStory())
  await world.browserOf(player)
  const { id: attemptId } = await browser.call(startTask, { params: { taskId: 'knots' } })
  const sessions = (await browser.call(readSessions, {})).map(({ id }) => id)
  const now = clock.now()
  const [leader, designer, admin] = await Promise.all(
    (['leader', 'designer', 'admin'] as const).map((role) => makePerson(db, tenantId, now, { role })),
  )
  if (!leader || !designer || !admin) throw new Error('nobody has this role')
  people = { player, leader, designer, admin }
  // whom an admin may put out of the tenant: not the one who calls
  const somebody = await makePerson(db, tenantId, now)
  const teamId = await makeTeam(db, tenantId, now, { leaders: [leader], members: [player] })
  await makeReviews(world, [player.id], { each: 1 })
  const [waiting] = await db.select({ id: reviews.id }).from(reviews)
  const reviewId = waiting?.id ?? ''
  const itemId = await makeItem(db, tenantId, now)
  const { draft, build, preview } = await makeDraft(db, designer, now)
  known = {
    noteId: ['7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a0aa'],
    id: [adventureId, 'harbour', 'reef', 'tale', ...sessions],
    taskId: ['knots'],
    attemptId: [attemptId],
    uploadId: [randomUUID()],
    reviewId: [reviewId],
    noticeId: [randomUUID()],
    playerId: [player.id],
    personId: [somebody.id],
    teamId: [teamId],
    invitationId: [randomUUID()],
    assignmentId: [randomUUID()],
    adventureId: [adventureId],
    packageId: [randomUUID()],
    folder: ['sample', draft, 'nothing'],
    buildId: [build, randomUUID()],
    previewId: [preview, randomUUID()],
    number: ['1', '2'],
    tipId: [randomUUID()],
    key: [randomUUID()],
    messageId: [randomUUID()],
    signOffId: [randomUUID()],
    itemId: [itemId],
    orderId: [randomUUID()],
    seasonId: [await makeSeason(db, tenantId, now), randomUUID()],
    ...{ sessionId: [randomUUID()], changeId: [randomUUID()] },
    quizId: [await makeEndedQuiz(db, leader, adventureId, now), randomUUID()],
  }
})

/** The sample, with a story besides. */
function withStory(): PublishedAdventure {
  const { missions } = sampleAdventure()
  const tale = sampleMission('tale', { type: 'onboarding', steps: [{ id: 'one', picture: '' }] })
  const rooted = missions.map((one) =>
    one.id === 'map' ? { ...one, missions: [...one.missions, 'tale'] } : one,
  )
  return sampleAdventure({ missions: [...rooted, tale], version: 'two' })
}

/** Text that breaks careless servers. */
const NAUGHTY = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '__proto__',
  'constructor',
  'undefined',
  'null',
  'NaN',
  '1e400',
  "'; drop table people; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '${7*7}',
  '\u202egnp',
  'Ω≈ç√∫˜µ≤≥÷',
  '👩‍👩‍👧‍👦',
  'x'.repeat(5000),
]

const text = fc.oneof(fc.constantFrom(...NAUGHTY), fc.string({ unit: 'binary', maxLength: 200 }))
const anything = fc.oneof(
  text,
  fc.constantFrom(null, true, -1, 0.5, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[[[]]]]),
  fc.array(text, { maxLength: 20 }),
)

/** The right names with wrong things in them, and names that nobody has. */
function bodies(schema: unknown): fc.Arbitrary<object> {
  const names = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []
  return fc.dictionary(fc.constantFrom(...names, ...names, '__proto__', 'nonsense'), anything, { maxKeys: 5 })
}

/** Broken JSON, and JSON that parsers disagree about. */
const RAW = [
  '{"a":1e400}',
  '{"username":"a","username":"b","password":"c"}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '['.repeat(30_000),
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  '{"_locale":"\\ud800"}',
  'null',
  '"text"',
  '\u0000',
]

/** As an address can carry it: text, and no half of a sign. */
function spelled(query: object): Record<string, string> {
  const texts = Object.entries(query).map(([name, value]): [string, string] => {
    const words = typeof value === 'string' ? value : JSON.stringify(value)
    return [name, words.replaceAll(/\p{Surrogate}/gu, '')]
  })
  return Object.fromEntries(texts)
}

/** Somebody who may call it. */
const callerOf = ({ who }: Endpoint): TestPerson => people[typeof who === 'string' ? 'player' : who[0]]

const knownOf = (name: string): string[] => known[name] ?? []

const each = ALL_ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

/** A likely body may publish an agreement that everybody has to accept first. */
beforeEach(async () => {
  await world.db.update(tenants).set({ demandedAgreement: 0 })
  world.clock.pass(5000)
})

describe('whatever is sent', () => {
  it.each(each)(
    '%s answers it with a reply or a refusal, never with a fault [SERVE-1]',
    async (_, endpoint) => {
      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
      const wrong = text.map((value) => value.replaceAll(/\p{Surrogate}/gu, '') || 'x')
      const params = fc.record(
        Object.fromEntries(names.map((name) => [name, fc.oneof(wrong, fc.constantFrom(...knownOf(name)))])),
      )
      const refused = new Set<string>()
      const browser = await world.browserOf(callerOf(endpoint))
      const queries = fc.record({ known: bodies(endpoint.query), d: anything })
      await fc.assert(
        fc.asyncProperty(params, bodies(endpoint.body), queries, async (path, body, query) => {
          // the minute of the limits passes, and the session stays fresh
          world.clock.pass(2000)
          const answer = await browser.try(endpoint, {
            params: path,
            query: spelled({ ...query.known, d: query.d }),
            ...(endpoint.method === 'GET' ? {} : { body }),
          })
          expect(answer.status).toBeLessThan(500)
          if (answer.status >= 400) refused.add(z.parse(ProblemReply, answer.body).code)
        }),
        { numRuns: 60 },
      )
      if (endpoint.body) expect([...refused]).toContain('refused-fields')
    },
  )

  it.each(each.filter(([, { body }]) => body !== undefined))(
    '%s answers what its schema takes without a fault, from a player and from a stranger [SERVE-1]',
    async (_, endpoint) => {
      const { db, tenantId, clock } = world
      const { role } = callerOf(endpoint)
      const person = await makePerson(db, tenantId, clock.now(), { role })
      await enrol(db, { tenantId, personId: person.id, adventureId: world.adventureId }, clock.now())
      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
      const params = fc.record(
        Object.fromEntries(names.map((name) => [name, fc.constantFrom(...knownOf(name))])),
      )
      const browsers = [await world.browserOf(person), world.stranger()]
      await fc.assert(
        fc.asyncProperty(params, likely(endpoint.body), async (path, body) => {
          world.clock.pass(3000)
          for (const browser of browsers) {
            const answer = await browser.try(endpoint, { params: path, body })
            expect(answer.status).toBeLessThan(500)
          }
          if (!OPENED_BY_MAIL.includes(endpoint)) return
          const token = await openLink(world, person, linkKindOf(endpoint))
          const answer = await world.stranger().try(endpoint, { body: { ...Object(body), token } })
          expect(answer.status).toBeLessThan(500)
        }),
        { numRuns: 12 },
      )
    },
  )

  it.each(each.filter(([, { method }]) => method !== 'GET'))(
    '%s refuses broken and disputed JSON [SERVE-1]',
    async (_, endpoint) => {
      const browser = await world.browserOf(world.player)
      const url = `/api/web${endpoint.path.replaceAll(/:(\w+)/g, (_all, name: string) => knownOf(name)[0] ?? '')}`
      const headers = { 'content-type': 'application/json' }
      // nothing is what a call without a body takes
      for (const body of RAW.filter((raw) => endpoint.body || raw !== 'null')) {
        const { status } = await browser.send(endpoint.method, url, { body, headers })
        expect([body.slice(0, 40), status >= 400 && status < 500]).toEqual([body.slice(0, 40), true])
      }
    },
  )
})

/** Calls with this in their query. */
const askedFor = (name: string) =>
  each.filter(([, { query }]) => query instanceof z.ZodMiniObject && name in query.shape)

const placeAt = (moment: string): string =>
  Buffer.from(JSON.stringify([moment, randomUUID()])).toString('base64url')

describe('a year that the database does not know', () => {
  it.each(askedFor('after'))('%s takes it for no place in a list [SERVE-1]', async (_, endpoint) => {
    const browser = await world.browserOf(callerOf(endpoint))
    for (const moment of [
      '0000-01-01T00:00:00Z',
      '-000001-01-01',
      '+010000-01-01',
      '0001-01-01T00:00:00+14:00',
    ]) {
      const { status } = await browser.try(endpoint, { query: { after: placeAt(moment) } })
      expect([moment, status < 500]).toEqual([moment, true])
    }
  })

  it.each(askedFor('from'))('%s refuses it as a day [SERVE-1]', async (_, endpoint) => {
    const browser = await world.browserOf(callerOf(endpoint))
    for (const name of ['from', 'to']) {
      expect(await browser.refusal(endpoint, { query: { [name]: '0000-01-01' } })).toEqual([
        422,
        'refused-fields',
      ])
    }
  })

  it('is refused as the last day of an assignment [SERVE-1]', async () => {
    const browser = await world.browserOf(people.admin)
    const input = {
      params: { adventureId: world.adventureId },
      body: { personId: people.player.id, dueOn: '0000-01-01' },
    }
    expect(await browser.refusal(assign, input)).toEqual([422, 'refused-fields'])
  })
})

describe('a text field', () => {
  it('gives back what was sent, or refuses it [SERVE-1]', async () => {
    const browser = await world.browserOf(world.player)
    await fc.assert(
      fc.asyncProperty(text, async (displayName) => {
        world.clock.pass(2000)
        const { status } = await browser.try(changeProfile, { body: { displayName } })
        expect([200, 422]).toContain(status)
        if (status !== 200) return
        const profile = await browser.call(readProfile, {})
        expect(profile.displayName).toBe(displayName.trim())
      }),
      { numRuns: 100 },
    )
  })
})
