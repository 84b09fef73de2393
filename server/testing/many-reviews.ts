import { randomUUID } from 'node:crypto'
import { enrolments } from '#server/db/schema/adventures.ts'
import { people } from '#server/db/schema/people.ts'
import { attempts } from '#server/db/schema/play.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import type { TestWorld } from './test-app.ts'

type Where = Pick<TestWorld, 'db' | 'tenantId' | 'adventureId' | 'clock'>

/** Rows a statement: PostgreSQL takes 65,535 values. */
const BATCH = 1000

/** So many players of the adventure, who never sign in; returns their ids. */
export async function makePeople(
  { db, tenantId, adventureId, clock }: Where,
  count: number,
): Promise<string[]> {
  const now = clock.now()
  const made = Array.from({ length: count }, (_, index) => {
    const id = randomUUID()
    const name = `Colleague ${index}`
    return { id, username: id, email: `${id}@test.test`, firstName: 'Ada', lastName: name, displayName: name }
  })
  const more = { tenantId, role: 'player', passwordHash: '', agreedAt: now, createdAt: now } as const
  await inBatches(made, (some) => db.insert(people).values(some.map((one) => ({ ...one, ...more }))))
  await inBatches(made, (some) =>
    db
      .insert(enrolments)
      .values(
        some.map(({ id }) => ({ tenantId, personId: id, adventureId, isActive: true, createdAt: now })),
      ),
  )
  return made.map(({ id }) => id)
}

interface Amount {
  /** Of every person. */
  each: number
  /** Rated by whom; absent: they wait. */
  ratedBy?: string
}

/** What they handed in, a second after each other. */
export async function makeReviews(
  { db, tenantId, adventureId, clock }: Where,
  personIds: readonly string[],
  { each, ratedBy }: Amount,
): Promise<void> {
  const begun = clock.now().getTime()
  const made = personIds.flatMap((personId, who) =>
    Array.from({ length: each }, (_, index) => ({
      tenantId,
      personId,
      adventureId,
      taskId: index === 0 ? 'knots' : `${ratedBy === undefined ? 'task' : 'old'}-${index}`,
      id: randomUUID(),
      at: new Date(begun + (who * each + index) * 1000),
    })),
  )
  const state = { card: 0, answers: {} }
  await inBatches(made, (some) =>
    db
      .insert(attempts)
      .values(
        some.map(({ at, ...one }) => ({ ...one, isReview: false, state, startedAt: at, finishedAt: at })),
      ),
  )
  await inBatches(made, (some) =>
    db.insert(reviews).values(
      some.map(({ at, id, ...one }) => ({
        ...one,
        attemptId: id,
        points: 100,
        coins: 10,
        handedInAt: at,
        ...(ratedBy !== undefined && { stars: 4, ratedBy, ratedAt: at }),
      })),
    ),
  )
}

async function inBatches<Row>(
  rows: readonly Row[],
  insert: (some: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) await insert(rows.slice(at, at + BATCH))
}
