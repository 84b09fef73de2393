import { beforeEach, expect, it } from 'vitest'
import { readHistory } from '#shared/contract/content-history.ts'
import { openContentWorld, type ContentWorld, type Maker } from '#server/testing/content.ts'

let world: ContentWorld
let maker: Maker

beforeEach(async () => {
  world = await openContentWorld({ released: { 'isle/notes/first.txt': 'x', 'isle/README.md': 'y' } })
  maker = world.maker
  await maker.begin()
})

const history = (query: { before?: number } = {}) =>
  maker.browser.call(readHistory, { params: { folder: 'isle' }, query })

it('says who changed which files of a draft, the newest first [WORLD-6]', async () => {
  await maker.put('README.md', 'changed')
  await maker.put('notes/second.txt', 'new')
  const from = (await maker.hashes())['notes/first.txt'] ?? ''
  await maker.tryEdit([{ kind: 'move', path: 'notes/first.txt', to: 'notes/1.txt', from }])
  await maker.tryEdit([{ kind: 'delete', path: 'notes/1.txt', from }])
  const { entries, hasMore } = await history()
  expect(hasMore).toBe(false)
  expect(entries.map(({ revision, by, edits, count }) => [revision, by, count, edits[0]])).toEqual([
    [5, 'Ada Nowak', 1, { kind: 'delete', path: 'notes/1.txt', to: null }],
    [4, 'Ada Nowak', 1, { kind: 'move', path: 'notes/first.txt', to: 'notes/1.txt' }],
    [3, 'Ada Nowak', 1, { kind: 'add', path: 'notes/second.txt', to: null }],
    [2, 'Ada Nowak', 1, { kind: 'change', path: 'README.md', to: null }],
    [1, 'Ada Nowak', 2, { kind: 'add', path: 'README.md', to: null }],
  ])
  expect((await history({ before: 3 })).entries.map(({ revision }) => revision)).toEqual([2, 1])
})

it('is read page by page, and by nobody of another tenant [WORLD-6] [SERVE-2]', async () => {
  const hashes = [await maker.blob('one'), await maker.blob('two')]
  let from = (await maker.hashes())['README.md'] ?? ''
  for (let round = 0; round < 100; round += 1) {
    world.clock.pass(2000)
    const hash = hashes[round % 2] ?? ''
    await maker.tryEdit([{ kind: 'put', path: 'README.md', hash, from }])
    from = hash
  }
  const first = await history()
  expect([first.entries.length, first.hasMore]).toEqual([100, true])
  const rest = await history({ before: first.entries.at(-1)?.revision ?? 0 })
  expect([rest.entries.map(({ revision }) => revision), rest.hasMore]).toEqual([[1], false])
  const theirs = await world.foreign.maker.browser.try(readHistory, { params: { folder: 'isle' }, query: {} })
  expect(theirs.status).toBe(404)
})
