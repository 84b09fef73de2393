import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { asc, eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import type { DraftEdit } from '#shared/contract/content.ts'
import { applyEdits } from '#shared/domain/apply-edits.ts'
import { createApp } from '#server/app.ts'
import { contentEdits } from '#server/db/schema/content.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { Maker, openContentWorld } from '#server/testing/content.ts'
import { NO_CAPTCHA, TEST_SECRETS } from '#server/testing/test-app.ts'
import { makePerson } from '#server/testing/world.ts'

// two hundred sequences
vi.setConfig({ testTimeout: 120_000 })

const PATHS = ['notes/a.txt', 'notes/b.txt'] as const
const FOLDER = 'isle'

const step = fc.record({
  kind: fc.constantFrom('put', 'put', 'delete'),
  path: fc.constantFrom(...PATHS),
  text: fc.constantFrom(0, 1, 2),
  isLost: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** The large version, with killed servers, is `npm run bench -- edits`. */
it('two editors at once, on two servers and with lost answers, have the same files, and the log comes to them [WORLD-6] [SERVE-3]', async () => {
  const world = await openContentWorld({ released: { 'isle/notes/first.txt': 'x' } })
  const { db, tenantId, clock, storage, files } = world
  const other = await makePerson(db, tenantId, clock.now(), { role: 'designer' })
  const elsewhere = await createApp({
    ...{
      storage,
      clock: clock.now,
      publicUrl: null,
      contentUrl: null,
      captcha: NO_CAPTCHA,
      secrets: TEST_SECRETS,
      push: null,
    },
    ...{ files, dist: null, isLogging: false },
  })
  const near = [world.maker, await world.makerOf(other)]
  // the same person at the other server: where an answer was lost, it is asked for there
  const far = near.map(({ browser: { cookies } }) => {
    const browser = new TestBrowser(elsewhere)
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    return new Maker(browser)
  })
  await world.maker.begin(FOLDER)
  const texts = await Promise.all(['one', 'two', 'three'].map((text) => world.maker.blob(text)))
  const acknowledged: string[] = []

  async function act(which: number, { kind, path, text, isLost }: Step, seen: Map<string, string>) {
    const from = seen.get(path) ?? null
    const edit: DraftEdit | null =
      kind === 'put'
        ? { kind: 'put', path, hash: texts[text] ?? '', from }
        : from === null
          ? null
          : { kind: 'delete', path, from }
    if (!edit) return
    const id = randomUUID()
    const first = await near[which]?.tryEdit([edit], { folder: FOLDER, id })
    const answer = isLost ? await far[which]?.tryEdit([edit], { folder: FOLDER, id }) : first
    expect(answer?.status).toBe(first?.status)
    if (answer?.status === 200) acknowledged.push(id)
    else expect(answer?.status).toBe(409)
    seen.clear()
    for (const [one, hash] of Object.entries((await near[which]?.hashes(FOLDER)) ?? {})) seen.set(one, hash)
  }

  await fc.assert(
    fc.asyncProperty(
      fc.tuple(fc.array(step, { maxLength: 2 }), fc.array(step, { maxLength: 2 })),
      async (plans) => {
        clock.pass(5000)
        const start = Object.entries(await world.maker.hashes(FOLDER))
        await Promise.all(
          plans.map(async (plan, which) => {
            const seen = new Map(start)
            for (const one of plan) await act(which, one, seen)
          }),
        )
        expect(await far[0]?.hashes(FOLDER)).toEqual(await near[1]?.hashes(FOLDER))
      },
    ),
    { numRuns: 200 },
  )

  const log = await db
    .select()
    .from(contentEdits)
    .where(eq(contentEdits.folder, FOLDER))
    .orderBy(asc(contentEdits.revision))
  expect(
    log
      .slice(1)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...acknowledged].sort())
  expect(log.map(({ revision }) => revision)).toEqual(log.map((_, index) => index + 1))
  const after = log.reduce<ReadonlyMap<string, string>>((state, { edits }) => {
    const applied = applyEdits(state, edits)
    if (!applied.files) throw new Error('a change does not follow from what was there')
    return applied.files
  }, new Map())
  expect(Object.fromEntries(after)).toEqual(await world.maker.hashes(FOLDER))
})
