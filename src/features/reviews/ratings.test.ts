import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endOutboxSession, forgetOutbox } from '#src/outbox/session.ts'
import { aReview } from '#src/testing/reviews.ts'
import { holdRating, sendAgain, takeBack, UNDO_MS, useRatings, watchRatings } from './ratings.ts'

const rating = { review: aReview(1), stars: 4, comment: '', key: crypto.randomUUID() } as const
const sent = () => asked.filter(({ method, url }) => method === 'POST' && url.endsWith('/rating')).length
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

let leader = 0

beforeEach(() => {
  vi.useFakeTimers()
  answerWith(() => ({ status: 200, body: aReview(1) }))
  watchRatings(`leader ${(leader += 1)}`)
})
afterEach(() => vi.useRealTimers())

it('a rating is sent when ten seconds are over, not a moment before, and once [FIN-8]', async () => {
  holdRating(rating)
  await pass(UNDO_MS - 1)
  expect(sent()).toBe(0)
  await pass(1)
  expect(sent()).toBe(1)
  await pass(UNDO_MS)
  expect(sent()).toBe(1)
  expect(useRatings.getState()).toMatchObject({ held: [], lost: [] })
})

it('a rating that was taken back in time is never sent, and its work waits again [FIN-8]', async () => {
  holdRating(rating)
  await pass(UNDO_MS - 1)
  expect(takeBack(rating.review.id)).toMatchObject({ stars: 4 })
  await pass(UNDO_MS)
  expect(sent()).toBe(0)
  expect(useRatings.getState().gone.size).toBe(0)
  expect(takeBack(rating.review.id)).toBeUndefined()
})

it('each rating has ten seconds of its own [FIN-8]', async () => {
  holdRating(rating)
  await pass(UNDO_MS / 2)
  holdRating({ ...rating, review: aReview(2), key: crypto.randomUUID() })
  await pass(UNDO_MS / 2)
  expect([sent(), useRatings.getState().held.map(({ review }) => review.id)]).toEqual([1, [aReview(2).id]])
  await pass(UNDO_MS / 2)
  expect(sent()).toBe(2)
})

it.each<[string, Answer, string]>([
  ['is not theirs any more', { status: 404 }, 'gone'],
  ['is not told by a broken server', { status: 503 }, 'unsent'],
  ['does not arrive', 'no-answer', 'unsent'],
])('of a refused rating whose work %s, answered by %j, is told: it is %s [FIN-8]', async (_, work, kind) => {
  answerWith(() => (asked.at(-1)?.method === 'POST' ? { status: 409 } : work))
  holdRating(rating)
  await pass(UNDO_MS)
  expect(useRatings.getState().lost).toMatchObject([{ ...rating, why: { kind } }])
})

it('what did not arrive of one leader is not shown to who comes after, to be sent in their name [FIN-8] [AUTH-3]', async () => {
  let land = (_answer: Answer): void => {}
  answerWith(() => new Promise<Answer>((resolve) => (land = resolve)))
  holdRating(rating)
  await pass(UNDO_MS)
  watchRatings('somebody else')
  land({ status: 500 })
  await pass(0)
  expect(useRatings.getState()).toEqual({ held: [], flying: 0, lost: [], gone: new Set() })
})

it('what is held is sent as its leader signs out, before the session ends, and nothing after it [FIN-8] [AUTH-5]', async () => {
  holdRating(rating)
  holdRating({ ...rating, review: aReview(2), key: crypto.randomUUID() })
  endOutboxSession()
  await pass(UNDO_MS)
  expect(sent()).toBe(0)
  watchRatings('ola')
  const left = vi.fn((_: Request) => Promise.resolve(Response.json({})))
  vi.stubGlobal('fetch', left)
  holdRating(rating)
  void forgetOutbox('ola')
  endOutboxSession()
  await pass(UNDO_MS)
  vi.unstubAllGlobals()
  expect(left).toHaveBeenCalledOnce()
  expect(sent()).toBe(0)
})

it('a second rating of a work whose first is on its way goes out as its leader signs out [FIN-8] [AUTH-5]', async () => {
  answerWith(() => new Promise<Answer>(() => {}))
  watchRatings('ola')
  const left = vi.fn((_: Request) => Promise.resolve(Response.json(aReview(1))))
  vi.stubGlobal('fetch', left)
  holdRating(rating)
  await pass(UNDO_MS)
  holdRating({ ...rating, stars: 2, key: crypto.randomUUID() })
  void forgetOutbox('ola')
  endOutboxSession()
  await pass(UNDO_MS)
  vi.unstubAllGlobals()
  expect([sent(), left.mock.calls.length]).toEqual([1, 1])
  expect(await left.mock.calls[0]?.[0].json()).toMatchObject({ stars: 2 })
})

it.each<[string, number]>([
  ['is held', 0],
  ['is on its way', UNDO_MS],
])(
  'a rating that %s as its leader signs out is no longer counted when they are back [FIN-8] [AUTH-5]',
  async (_, ms) => {
    let land = (_answer: Answer): void => {}
    answerWith(() => new Promise<Answer>((resolve) => (land = resolve)))
    watchRatings('ola')
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(aReview(1))))
    holdRating(rating)
    await pass(ms)
    void forgetOutbox('ola')
    endOutboxSession()
    expect(useRatings.getState()).toEqual({ held: [], flying: 0, lost: [], gone: new Set() })
    watchRatings('ola')
    land({ status: 200, body: aReview(1) })
    await pass(UNDO_MS)
    vi.unstubAllGlobals()
    expect(useRatings.getState()).toEqual({ held: [], flying: 0, lost: [], gone: new Set() })
  },
)

it('what is held when a session ends by itself is offered to its leader again after the next login [FIN-8] [AUTH-8]', async () => {
  watchRatings('ola')
  holdRating(rating)
  endOutboxSession()
  await pass(UNDO_MS)
  expect(sent()).toBe(0)
  watchRatings('ola')
  const [lost] = useRatings.getState().lost
  expect(useRatings.getState()).toMatchObject({
    held: [],
    flying: 0,
    lost: [{ ...rating, why: { kind: 'unsent' } }],
  })
  if (lost) sendAgain(lost)
  await pass(0)
  expect([sent(), useRatings.getState().lost]).toEqual([1, []])
})
