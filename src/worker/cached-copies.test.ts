// @vitest-environment node
import { fakeCaches } from '#src/testing/fake-caches.ts'
import { came, ORIGIN } from '#src/testing/worker-scope.ts'
import { expect, it } from 'vitest'
import { copyOf, isWorthKeeping, keepCopy } from './cached-copies.ts'

async function openArt() {
  const browser = fakeCaches(ORIGIN)
  const cache = (await browser.caches.open('art')) as unknown as Cache
  return { ...browser, cache, cached: () => Object.keys(browser.cachedIn('art') ?? {}) }
}

it.each([
  ['came whole from our own house', {}, true],
  ['is a piece', { status: 206 }, false],
  ['is not there', { status: 404 }, false],
  ['is a fault of the server', { status: 503 }, false],
  ['was sent elsewhere', { redirected: true }, false],
  ['cannot be looked into', { type: 'opaque' as const }, false],
  ['is of another house', { type: 'cors' as const }, false],
])('what %s is cached: %s [SW-3]', (_, answer, isCached) => {
  expect(isWorthKeeping(came('x', answer))).toBe(isCached)
})

it('beyond 500 goes what was kept first; what is kept again counts as new [SW-3]', async () => {
  const { cache, cached } = await openArt()
  for (let at = 0; at < 500; at += 1) await keepCopy(cache, `/${at}`, came('x'))
  expect(cached()).toHaveLength(500)
  await keepCopy(cache, '/0', came('y'))
  expect(cached()).toHaveLength(500)
  await keepCopy(cache, '/new', came('x'))
  expect(cached()).toHaveLength(500)
  expect(cached().slice(0, 2)).toEqual(['/2', '/3'])
  expect(cached().slice(-2)).toEqual(['/0', '/new'])
})

it('where there is no room the older half makes some [SW-3]', async () => {
  const { cache, cached, storage } = await openArt()
  for (const path of ['/1', '/2', '/3', '/4', '/5']) await keepCopy(cache, path, came('x'))
  storage.room = 5
  await keepCopy(cache, '/6', came('x'))
  expect(cached()).toEqual(['/4', '/5'])
  await keepCopy(cache, '/6', came('x'))
  expect(cached()).toEqual(['/4', '/5', '/6'])
})

it('a link that is lost on the way costs nothing that is kept [SW-3]', async () => {
  const { cache, cached } = await openArt()
  for (const path of ['/1', '/2']) await keepCopy(cache, path, came('x'))
  const torn = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
  await keepCopy(cache, '/3', new Response(torn))
  expect(cached()).toEqual(['/1', '/2'])
})

it('a copy is found in whatever encoding it was asked for [SW-3]', async () => {
  const { cache } = await openArt()
  const ask = (encoding: string) => new Request(`${ORIGIN}/1`, { headers: { 'x-encoding': encoding } })
  await keepCopy(cache, ask('br'), came('one', { vary: 'x-encoding' }))
  expect(await (await copyOf(cache, ask('gzip')))?.text()).toBe('one')
})

it('a broken storage neither keeps nor has anything, and nobody is stopped by it [SW-3]', async () => {
  const { cache, cached, storage } = await openArt()
  await keepCopy(cache, '/1', came('x'))
  storage.isBroken = true
  await expect(keepCopy(cache, '/2', came('x'))).resolves.toBeUndefined()
  await expect(copyOf(cache, '/1')).resolves.toBeUndefined()
  expect(cached()).toEqual(['/1'])
})
