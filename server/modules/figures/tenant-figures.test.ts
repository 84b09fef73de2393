import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import type { Figures } from '#shared/domain/figures.ts'
import { adventures, enrolments } from '#server/db/schema/adventures.ts'
import { cachedFigures } from '#server/db/schema/figures.ts'
import { people } from '#server/db/schema/people.ts'
import { attempts, completions } from '#server/db/schema/play.ts'
import { teamMembers } from '#server/db/schema/teams.ts'
import type { Content } from '#server/play/content.ts'
import { readContent } from '#server/play/read-content.ts'
import { openFiguresWorld, type FiguresWorld } from '#server/testing/figures.ts'
import {
  plainFigures,
  type Counted,
  type PlainAttempt,
  type PlainHistory,
} from '#server/testing/plain-figures.ts'
import { makePerson, makeTeam } from '#server/testing/world.ts'
import { countFigures } from './count.ts'
import { cachedTenantFigures, recountFigures, RECOUNTED_AFTER_MS } from './tenant-figures.ts'

const MISSIONS = [
  { id: 'harbour', tasks: ['knots', 'ropes'] },
  { id: 'reef', tasks: ['coral', 'paper'] },
]
const TASKS = MISSIONS.flatMap(({ tasks }) => tasks)
const EXAMS = { paper: ['one', 'two'] }
const PEOPLE = 13
const RUNS = 6

let world: FiguresWorld

beforeEach(async () => {
  world = await openFiguresWorld()
})

const where = () => ({ tenantId: world.tenantId, adventureId: world.adventureId })

/** Somebody tries a task, some minutes before now; null minutes: it is left open. */
const anAction = fc.record({
  person: fc.nat(PEOPLE - 1),
  task: fc.constantFrom(...TASKS),
  daysAgo: fc.nat(35),
  minutes: fc.option(fc.integer({ min: 1, max: 90 }), { freq: 4 }),
  isPassed: fc.boolean(),
  answers: fc.tuple(
    fc.option(fc.constantFrom<string[]>(['yes'], ['no'])),
    fc.option(fc.constantFrom<string[]>(['yes'], ['no'])),
  ),
  sureness: fc.option(fc.integer({ min: 0, max: 10 })),
})
type Action = typeof anAction extends fc.Arbitrary<infer One> ? One : never

/** What the server would have written of them, in the order of their moments, which are all unlike. */
function historyOf(actions: readonly Action[], ids: readonly string[], now: Date): PlainHistory {
  const made: PlainAttempt[] = []
  const completed: string[] = []
  const begun = actions
    .map((action, index) => ({
      ...action,
      startedAt: new Date(now.getTime() - (action.daysAgo + 1) * DAY_MS + index * 7919),
    }))
    .toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime())
  for (const { person: at, task, minutes, isPassed, answers, sureness, startedAt } of begun) {
    const person = ids[at] ?? ''
    const before = made.filter((one) => one.person === person && one.task === task)
    if (before.some(({ finishedAt }) => finishedAt === null)) continue
    const id = randomUUID()
    const isReview = before.some((one) => completed.includes(one.id))
    const given = Object.fromEntries(
      EXAMS.paper.flatMap((question, index) => {
        const its = answers[index]
        return its ? [[question, { answers: its, ...(sureness !== null && { sureness }) }]] : []
      }),
    )
    const finishedAt = minutes === null ? null : new Date(startedAt.getTime() + minutes * MINUTE_MS)
    made.push({ id, person, task, isReview, startedAt, finishedAt, given })
    if (finishedAt && isPassed && !isReview) completed.push(id)
  }
  return { attempts: made, completed }
}

async function write({ attempts: made, completed }: PlainHistory): Promise<void> {
  const { db } = world
  await db.delete(completions)
  await db.delete(attempts)
  if (made.length === 0) return
  await db.insert(attempts).values(
    made.map(({ id, person, task, isReview, startedAt, finishedAt, given }) => ({
      ...where(),
      id,
      personId: person,
      taskId: task,
      isReview,
      startedAt,
      finishedAt,
      state:
        task in EXAMS ? { type: 'egzamin', questions: EXAMS.paper.map((one) => ({ id: one })), given } : {},
    })),
  )
  const done = made.filter(({ id }) => completed.includes(id))
  if (done.length === 0) return
  await db.insert(completions).values(
    done.map(({ id, person, task, startedAt, finishedAt }) => ({
      ...where(),
      personId: person,
      taskId: task,
      attemptId: id,
      points: 1,
      day: (finishedAt ?? startedAt).toISOString().slice(0, 10),
      completedAt: finishedAt ?? startedAt,
    })),
  )
}

async function readContentOf({ db, tenantId, adventureId }: FiguresWorld): Promise<Content> {
  const [row] = await db.select().from(adventures).where(eq(adventures.id, adventureId))
  const content = row && (await readContent(db, tenantId, row.versionId))
  if (!content) throw new Error('there is no content')
  return content
}

/** What has no order of its own. */
function unordered({ stops, answers, ...figures }: Figures) {
  const sorted = (some: readonly unknown[]) => some.map((one) => JSON.stringify(one)).toSorted()
  return {
    ...figures,
    stops: sorted(stops.map(({ task, isOpen, people: count }) => [task, isOpen, count])),
    answers: sorted(answers.map((one) => [one.task, one.question, one.answers, one.isSure, one.people])),
  }
}

describe('the cached figures of a tenant', () => {
  it('are what a plain count makes of any history, and again after whatever came late; so are those of a group [STAT-3]', async () => {
    const { db, clock, tenantId, players, newcomers } = world
    const guide = await makePerson(db, tenantId, clock.now(), { role: 'designer' })
    const ids = [...players, ...(await newcomers(PEOPLE - players.length - 1))].map(({ id }) => id)
    await db.insert(enrolments).values({ ...where(), personId: guide.id, createdAt: clock.now() })
    // one who plays without being a player: counted while in a team in use
    ids.push(guide.id)
    const team = await makeTeam(db, tenantId, clock.now(), { leaders: [], members: [] })
    const start = clock.now()
    const since = new Map(
      (await db.select().from(enrolments)).map(({ personId, createdAt }) => [personId, createdAt]),
    )
    const countedOf = (gone: readonly number[], isGuideIn: boolean): Counted =>
      new Map(
        ids
          .filter((id, index) => !gone.includes(index) && (id !== guide.id || isGuideIn))
          .map((id) => [id, since.get(id) ?? start]),
      )
    const settle = async (gone: readonly number[], isGuideIn: boolean): Promise<void> => {
      await db.update(people).set({ isDisabled: false }).where(eq(people.tenantId, tenantId))
      const disabled = ids.filter((_, index) => gone.includes(index))
      if (disabled.length > 0)
        await db.update(people).set({ isDisabled: true }).where(inArray(people.id, disabled))
      await db.delete(teamMembers).where(eq(teamMembers.teamId, team))
      if (isGuideIn)
        await db.insert(teamMembers).values({ tenantId, teamId: team, personId: guide.id, createdAt: start })
    }
    const some = fc.array(anAction, { maxLength: 60 })
    const few = fc.uniqueArray(fc.nat(PEOPLE - 2), { maxLength: 5 })
    let now = start
    await fc.assert(
      fc.asyncProperty(
        some,
        some,
        few,
        few,
        fc.boolean(),
        async (before, late, gone, goneLater, isGuideIn) => {
          await db.delete(cachedFigures)
          now = new Date(now.getTime() + DAY_MS)
          const first = historyOf(before, ids, now)
          await write(first)
          await settle(gone, isGuideIn)
          const plain = plainFigures(first, countedOf(gone, isGuideIn), MISSIONS, EXAMS, now)
          expect(unordered((await cachedTenantFigures(db, where(), 5, now)).figures)).toEqual(
            unordered(plain),
          )
          const group = {
            content: await readContentOf(world),
            people: [...countedOf(gone, isGuideIn).keys()],
          }
          const asGroup = await countFigures(db, { ...where(), ...group, now, least: 5, timeZone: 'UTC' })
          expect(unordered(asGroup)).toEqual(unordered(plain))

          const second = historyOf([...before, ...late], ids, now)
          await write(second)
          await settle(goneLater, !isGuideIn)
          const soon = new Date(now.getTime() + RECOUNTED_AFTER_MS - 1)
          await recountFigures(db, soon)
          expect(await cachedTenantFigures(db, where(), 5, soon)).toMatchObject({
            countedAt: now,
            figures: { people: plain.people },
          })

          const later = new Date(now.getTime() + RECOUNTED_AFTER_MS + 1)
          await recountFigures(db, later)
          const again = await cachedTenantFigures(db, where(), 5, later)
          expect(again.countedAt).toEqual(later)
          expect(unordered(again.figures)).toEqual(
            unordered(plainFigures(second, countedOf(goneLater, !isGuideIn), MISSIONS, EXAMS, later)),
          )
        },
      ),
      { numRuns: RUNS },
    )
  })

  it('that nobody has looked at for a day are counted when somebody does [STAT-3]', async () => {
    const { db, clock } = world
    const first = clock.now()
    await cachedTenantFigures(db, where(), 5, first)
    clock.pass(DAY_MS + 1)
    await recountFigures(db, clock.now())
    expect((await db.select().from(cachedFigures))[0]?.countedAt).toEqual(first)
    expect((await cachedTenantFigures(db, where(), 5, clock.now())).countedAt).toEqual(clock.now())
  })
})
