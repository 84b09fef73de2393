import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { ALL_ENDPOINTS } from '#shared/contract/all.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { readSessions } from '#shared/contract/settings.ts'
import { startTask } from '#shared/contract/attempts.ts'
import { rolesOf, roleSetOf } from '#shared/domain/role-sets.ts'
import { notices, reviews } from '#server/db/schema/reviews.ts'
import { assignments } from '#server/db/schema/teams.ts'
import { enrol } from '#server/play/enrol.ts'
import { accessInput } from '#server/testing/access-input.ts'
import { AuditWatch } from '#server/testing/audit-watch.ts'
import { NAMES, TENANT_WIDE, type Kind, type Things } from '#server/testing/access-things.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { TASK_SAMPLES } from '#kinds/samples.ts'
import {
  makeDraft,
  makeErrorGroup,
  makeInvitation,
  makeMessage,
  makePackage,
  makeSeason,
  makeBooking,
  makeCoachingSession,
  makeSettingChange,
  makeSignOff,
  makeTip,
  ALL_ON,
} from '#server/testing/tenant-things.ts'
import { pushAt } from '#server/testing/push.ts'
import { makeReviews } from '#server/testing/many-reviews.ts'
import { linkKindOf, OPENED_BY_MAIL, openLink } from '#server/testing/mailed-links.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { makeEndedQuiz } from '#server/testing/live.ts'
import { makeItem, makeOrder } from '#server/testing/shop.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { begin, idAt } from '#server/testing/uploads.ts'
import { makeAdventure, makePerson, makeTeam, makeTenant, type TestPerson } from '#server/testing/world.ts'

// Every role on every call, for what is one's own, another's, and another tenant's. What is another's: an adventure that one
// does not play, with its missions and tasks; attempts, with their files, and sessions of somebody else.
const kindIn = ({ path }: Endpoint): Kind | undefined => NAMES.find(([pattern]) => pattern.test(path))?.[1]

/** Everyone there is, by the roles that they have besides playing. */
const SETS = {
  player: roleSetOf([]),
  leader: roleSetOf(['leader']),
  designer: roleSetOf(['designer']),
  admin: roleSetOf(['admin']),
  'leader and designer': roleSetOf(['leader', 'designer']),
  'leader and admin': roleSetOf(['leader', 'admin']),
  'designer and admin': roleSetOf(['designer', 'admin']),
  'leader, designer and admin': roleSetOf(['leader', 'designer', 'admin']),
} as const
type Who = keyof typeof SETS
const EVERYBODY = Object.keys(SETS) as Who[]

let test: TestApp
let own: Record<Who, { browser: TestBrowser; things: Things }>
let anothers: Things
let foreign: Things
let ourTenantId: string
/** Signed in at the other tenant, but asking ours. */
let strays: TestBrowser[]
let audit: AuditWatch

beforeAll(async () => {
  test = await openTestApp({ push: pushAt(new URL('http://push.test')) })
  const { db, clock } = test
  audit = new AuditWatch(db)
  ;({ id: ourTenantId } = await makeTenant(db, clock.now(), { hosts: ['house.test'], ...ALL_ON }))
  const elsewhere = { hosts: ['other.test'], isDefault: false, ...ALL_ON }
  const { id: otherId } = await makeTenant(db, clock.now(), elsewhere)
  const people = await peopleOf(ourTenantId)
  const played = await adventureOf(ourTenantId, 'ours', people)
  const casts = EVERYBODY.map(async (who, index) => {
    const person = people[index]
    if (!person) throw new Error('nobody has this role')
    return [who, await castOf(person, played, 'house.test')] as const
  })
  own = Object.fromEntries(await Promise.all(casts)) as typeof own

  const stranger = await makePerson(db, ourTenantId, clock.now())
  anothers = (await castOf(stranger, await adventureOf(ourTenantId, 'theirs', [stranger]), 'house.test'))
    .things
  const foreigners = await peopleOf(otherId)
  const abroad = await adventureOf(otherId, 'abroad', foreigners)
  foreign = (await castOf(foreigners[0] ?? stranger, abroad, 'other.test')).things
  strays = await Promise.all(foreigners.map((person) => test.browserOf(person, { host: 'house.test' })))
})

const peopleOf = (tenantId: string): Promise<TestPerson[]> =>
  Promise.all(EVERYBODY.map((who) => makePerson(test.db, tenantId, test.clock.now(), SETS[who])))

type Played = Pick<Things, 'adventure' | 'folder' | 'mission' | 'story' | 'task'>

async function adventureOf(tenantId: string, word: string, players: TestPerson[]): Promise<Played> {
  const names = { mission: `${word}-harbour`, story: `${word}-tale`, task: `${word}-photo` }
  const published = sampleAdventure({
    id: word,
    missions: [
      sampleMission('map', { type: 'movingmap', missions: [names.mission, names.story] }),
      sampleMission(names.mission, {
        tasks: [sampleTask(names.task, { content: TASK_SAMPLES.upload.content })],
      }),
      sampleMission(names.story, { type: 'onboarding', steps: [{ id: 'one', picture: '' }] }),
    ],
    version: word,
  })
  return {
    ...names,
    folder: word,
    adventure: await makeAdventure(test.db, tenantId, test.clock.now(), players, published),
  }
}

async function castOf(
  person: TestPerson,
  played: Played,
  host: string,
): Promise<{ browser: TestBrowser; things: Things }> {
  const elsewhere = await test.browserOf(person, { host })
  const browser = await test.browserOf(person, { host })
  const { id: attempt } = await browser.call(startTask, { params: { taskId: played.task } })
  const upload = idAt(await begin(browser, attempt, 'notes.txt', 100))
  const sessions = await browser.call(readSessions, {})
  const session = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ''
  expect(elsewhere.cookies.size).toBeGreaterThan(0)
  return { browser, things: { ...played, attempt, upload, session, ...(await reviewsOf(person, played)) } }
}

/** What a member of the person's team handed in, and what the person did. */
async function reviewsOf(
  person: TestPerson,
  { adventure }: Played,
): Promise<Omit<Things, keyof Played | 'attempt' | 'session' | 'upload'>> {
  const { db, clock } = test
  const { tenantId } = person
  const member = await makePerson(db, tenantId, clock.now())
  await enrol(db, { tenantId, personId: member.id, adventureId: adventure }, clock.now())
  const ledTeam = await makeTeam(db, tenantId, clock.now(), { leaders: [person], members: [member] })
  // who leads and manages as well would end what is led
  const managed = await makePerson(db, tenantId, clock.now())
  const team = await makeTeam(db, tenantId, clock.now(), { leaders: [person], members: [managed] })
  const assignment = randomUUID()
  await db
    .insert(assignments)
    .values({ tenantId, id: assignment, adventureId: adventure, personId: member.id, createdAt: clock.now() })
  const invitation = await makeInvitation(db, person, clock.now())
  const imported = await makePackage(db, person, clock.now())
  const where = { ...test, tenantId, adventureId: adventure }
  await makeReviews(where, [member.id], { each: 1 })
  await makeReviews(where, [person.id], { each: 1, ratedBy: member.id })
  const made = await db.select({ id: reviews.id, personId: reviews.personId }).from(reviews)
  const idOf = (who: string) => made.find(({ personId }) => personId === who)?.id ?? ''
  const [notice] = await db
    .insert(notices)
    .values({
      tenantId,
      personId: person.id,
      kind: 'rating',
      reviewId: idOf(person.id),
      createdAt: clock.now(),
    })
    .returning({ id: notices.id })
  return {
    review: idOf(member.id),
    rated: idOf(person.id),
    notice: notice?.id ?? '',
    member: member.id,
    person: managed.id,
    ...{ team, ledTeam, quiz: await makeEndedQuiz(db, person, adventure, clock.now()) },
    invitation,
    errorGroup: await makeErrorGroup(db, person, clock.now()),
    assignment,
    assignable: adventure,
    package: imported,
    ...(await makeDraft(db, person, clock.now())),
    ...(await makeTip(db, person, member, clock.now())),
    ...(await makeMessage(db, person, clock.now())),
    season: await makeSeason(db, tenantId, clock.now()),
    settingChange: await makeSettingChange(db, person, clock.now()),
    signOff: await makeSignOff(db, person, clock.now()),
    asked: await makeSignOff(db, member, clock.now()),
    item: await makeItem(db, tenantId, clock.now()),
    order: await makeOrder(db, member, clock.now()),
    bought: await makeOrder(db, person, clock.now()),
    good: await makeOrder(db, person, clock.now(), { kind: 'boat', state: 'handed', endedAt: clock.now() }),
    ...(await coachingOf(person)),
  }
}

/** A session for a team that nobody else is in, with a seat taken, and one of one’s own. */
async function coachingOf(person: TestPerson) {
  const { db, clock } = test
  const now = clock.now()
  const coach = await makePerson(db, person.tenantId, now, { role: 'leader' })
  await makeTeam(db, person.tenantId, now, { leaders: [coach], members: [person] })
  const booked = await makeCoachingSession(db, coach, now, { audience: 'mine' })
  await makeBooking(db, booked, person, now)
  return { booked, led: await makeCoachingSession(db, person, now, { audience: 'mine' }) }
}

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`
const guarded = ALL_ENDPOINTS.filter(({ who }) => who !== 'anyone')
const naming = guarded.filter((endpoint) => kindIn(endpoint) !== undefined)
const tableOf = (endpoints: readonly Endpoint[]) => endpoints.map((one) => [nameOf(one), one] as const)

async function statusOf(browser: TestBrowser, endpoint: Endpoint, things?: Things): Promise<number> {
  // no limit of a minute counts here
  test.clock.pass(3000)
  const kind = kindIn(endpoint)
  const id = things && kind ? things[kind] : ''
  const input = accessInput(
    endpoint,
    id,
    own.admin.things.person,
    things && { uploadId: things.upload, buildId: things.build },
  )
  return audit.watched(endpoint, async () => (await browser.try(endpoint, input)).status)
}

const mayCall = ({ who: callers }: Endpoint, who: Who): boolean =>
  callers === 'signed-in' || rolesOf(SETS[who]).some((role) => callers.includes(role))

describe('what a call names', () => {
  it('is known here for every call with a parameter', () => {
    const unknown = guarded.filter((one) => one.path.includes(':') && kindIn(one) === undefined)
    expect(unknown.map(nameOf)).toEqual([])
  })

  it.each(tableOf(naming))(
    '%s: another’s and another tenant’s is not there for any role [SERVE-2]',
    async (_, one) => {
      const isTenantWide = TENANT_WIDE.includes(kindIn(one) ?? 'adventure')
      for (const role of EVERYBODY) {
        for (const things of isTenantWide ? [foreign] : [anothers, foreign]) {
          expect([role, await statusOf(own[role].browser, one, things)]).toEqual([role, 404])
        }
      }
    },
  )

  it.each(tableOf(naming))('%s: one’s own is, for the roles that may call it [SERVE-2]', async (_, one) => {
    for (const role of EVERYBODY) {
      const { browser, things } = own[role]
      const status = await statusOf(browser, one, things)
      if (mayCall(one, role))
        expect([role, [200, 204, 409, 422].includes(status), status]).toEqual([role, true, status])
      else expect([role, status]).toEqual([role, 404])
    }
  })
})

describe('a call that names nothing', () => {
  it.each(tableOf(guarded.filter((one) => kindIn(one) === undefined)))(
    '%s is there for the roles that may call it [SERVE-2]',
    async (_, one) => {
      for (const role of EVERYBODY) {
        const status = await statusOf(own[role].browser, one)
        if (mayCall(one, role))
          expect([role, [200, 204, 409, 422].includes(status), status]).toEqual([role, true, status])
        else expect([role, status]).toEqual([role, 404])
      }
    },
  )
})

describe('somebody who is signed in at another tenant', () => {
  it.each(tableOf(guarded))('%s is asked to sign in here [SERVE-2] [AUTH-8]', async (_, one) => {
    for (const browser of strays) {
      expect(await statusOf(browser, one, foreign)).toBe(401)
    }
  })
})

describe('the audit log', () => {
  it('has a line for every action that was done above, and none for what was refused [DESK-4]', () => {
    expect(audit.unlike).toEqual([])
  })
})

describe('a mailed link', () => {
  it.each(tableOf(OPENED_BY_MAIL))(
    '%s: one of another tenant is not there, one of this tenant is [SERVE-2] [AUTH-13]',
    async (_, one) => {
      const { db, clock } = test
      const reader = await makePerson(db, ourTenantId, clock.now())
      const token = await openLink(test, reader, linkKindOf(one))
      const { body } = accessInput(one, '', own.admin.things.person)
      const statusAt = async (host: string): Promise<number> => {
        clock.pass(3000)
        return (await test.stranger(host).try(one, { body: { ...Object(body), token } })).status
      }
      expect(await statusAt('other.test')).toBe(404)
      // an invitation that is open is not sent anew
      expect([200, 204, 409]).toContain(await statusAt('house.test'))
    },
  )
})
