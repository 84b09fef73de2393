// @vitest-environment node
import { fakeCaches } from '#src/testing/fake-caches.ts'
import { came, HOUSE } from '#src/testing/worker-scope.ts'
import { expect, it } from 'vitest'
import { copyOf, isWorthKeeping, keepCopy } from './kept.ts'

async function openArt() {
  const browser = fakeCaches(HOUSE)
  const cache = (await browser.caches.open('art')) as unknown as Cache
  return { ...browser, cache, kept: () => Object.keys(browser.keptIn('art') ?? {}) }
}

it.each([
  ['came whole from our own house', {}, true],
  ['is a piece', { status: 206 }, false],
  ['is not there', { status: 404 }, false],
  ['is a fault of the server', { status: 503 }, false],
  ['was sent elsewhere', { redirected: true }, false],
  ['cannot be looked into', { type: 'opaque' as const }, false],
  ['is of another house', { type: 'cors' as const }, false],
])('what %s is kept: %s [SW-3]', (_, answer, isKept) => {
  expect(isWorthKeeping(came('x', answer))).toBe(isKept)
})

it('beyond 500 goes what was kept first; what is kept again counts as new [SW-3]', async () => {
  const { cache, kept } = await openArt()
  for (let at = 0; at < 500; at += 1) await keepCopy(cache, `/${at}`, came('x'))
  expect(kept()).toHaveLength(500)
  await keepCopy(cache, '/0', came('y'))
  expect(kept()).toHaveLength(500)
  await keepCopy(cache, '/new', came('x'))
  expect(kept()).toHaveLength(500)
  expect(kept().slice(0, 2)).toEqual(['/2', '/3'])
  expect(kept().slice(-2)).toEqual(['/0', '/new'])
})

it('where there is no room the older half makes some [SW-3]', async () => {
  const { cache, kept, storage } = await openArt()
  for (const path of ['/1', '/2', '/3', '/4', '/5']) await keepCopy(cache, path, came('x'))
  storage.room = 5
  await keepCopy(cache, '/6', came('x'))
  expect(kept()).toEqual(['/4', '/5'])
  await keepCopy(cache, '/6', came('x'))
  expect(kept()).toEqual(['/4', '/5', '/6'])
})

it('a link that is lost on the way costs nothing that is kept [SW-3]', async () => {
  const { cache, kept } = await openArt()
  for (const path of ['/1', '/2']) await keepCopy(cache, path, came('x'))
  const torn = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
  await keepCopy(cache, '/3', new Response(torn))
  expect(kept()).toEqual(['/1', '/2'])
})

it('a copy is found in whatever encoding it was asked for [SW-3]', async () => {
  const { cache } = await openArt()
  const ask = (encoding: string) => new Request(`${HOUSE}/1`, { headers: { 'x-encoding': encoding } })
  await keepCopy(cache, ask('br'), came('one', { vary: 'x-encoding' }))
  expect(await (await copyOf(cache, ask('gzip')))?.text()).toBe('one')
})

it('a broken storage neither keeps nor has anything, and nobody is stopped by it [SW-3]', async () => {
  const { cache, kept, storage } = await openArt()
  await keepCopy(cache, '/1', came('x'))
  storage.isBroken = true
  await expect(keepCopy(cache, '/2', came('x'))).resolves.toBeUndefined()
  await expect(copyOf(cache, '/1')).resolves.toBeUndefined()
  expect(kept()).toEqual(['/1'])
})
