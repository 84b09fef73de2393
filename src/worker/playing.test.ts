// @vitest-environment node
import { came, fakeScope, page } from '#src/testing/worker-scope.ts'
import { describe, expect, it, vi } from 'vitest'
import { openPlaying } from './playing.ts'
import { openShell } from './shell.ts'

const documentOf = (build: string) => `<script type="module" src="/bundle/${build}.js"></script>`

/** As the server writes it for somebody who plays, whose session lasts so many seconds. */
const playersPage = (build: string, seconds: number) =>
  came(documentOf(build), { contentType: 'text/html', sessionEnds: seconds })

/** A browser that knows no build yet, and a server that has this one. */
function serverWith(build: string) {
  const browser = fakeScope()
  const { web, scope } = browser
  const bring = (one: string) => {
    const address = `/bundle/${one}.js`
    web.set('/', () => page(documentOf(one)))
    web.set(address, () => came(address))
    return openShell(
      scope,
      { build: address, start: [address], map: [], rest: [] },
      openPlaying(scope, address),
    )
  }
  return { ...browser, bring, shell: bring(build) }
}

type Server = ReturnType<typeof serverWith>

describe('the document', () => {
  it('is a player’s as long as the session lasts that the server wrote it in [START-1]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { shell, web } = serverWith('a')
    web.set('/', () => playersPage('a', 60))
    await shell.install()
    expect(await (await shell.playersDocument())?.text()).toBe(documentOf('a'))
    vi.setSystemTime(Date.now() + 59_999)
    expect(await shell.playersDocument()).toBeDefined()
    await shell.expectDocument()(playersPage('a', 120))
    vi.setSystemTime(Date.now() + 119_999)
    expect(await shell.playersDocument()).toBeDefined()
    vi.setSystemTime(Date.now() + 1)
    expect(await shell.playersDocument()).toBeUndefined()
    vi.useRealTimers()
  })

  it.each([
    ['the server wrote for a stranger', () => page(documentOf('a'))],
    ['a newer build has taken the place of', () => playersPage('b', 60)],
    ['was written in a session that is over', () => playersPage('a', 0)],
  ])('that %s is nobody’s from then on [START-1] [SW-3]', async (_, next) => {
    const { shell } = serverWith('a')
    await shell.expectDocument()(playersPage('a', 60))
    expect(await shell.playersDocument()).toBeDefined()
    await shell.expectDocument()(next())
    expect(await shell.playersDocument()).toBeUndefined()
  })

  it('is nobody’s once a page has seen the session end, and with a storage that is broken [START-1] [AUTH-5]', async () => {
    const { shell, fake, storage } = serverWith('a')
    await shell.expectDocument()(playersPage('a', 60))
    await fake.caches.delete('waymark-playing')
    expect(await shell.playersDocument()).toBeUndefined()
    await shell.expectDocument()(playersPage('a', 60))
    storage.isBroken = true
    await expect(shell.playersDocument()).resolves.toBeUndefined()
    await expect(shell.expectDocument()(playersPage('a', 60))).resolves.toBeUndefined()
    await expect(shell.expectDocument()(playersPage('b', 60))).resolves.toBeUndefined()
  })

  it.each([
    ['a page has seen the session end', ({ fake }: Server) => fake.caches.delete('waymark-playing')],
    ['another was a stranger’s', ({ shell }: Server) => shell.expectDocument()(page(documentOf('a')))],
  ])(
    'that was asked for before %s is nobody’s when it comes afterwards [START-1] [AUTH-5]',
    async (_, end) => {
      const server = serverWith('a')
      const { shell, fake, names } = server
      await shell.expectDocument()(playersPage('a', 60))
      const keep = shell.expectDocument()
      // the worker has asked the server by now
      await fake.caches.open('waymark-playing')
      await end(server)
      await keep(playersPage('a', 60))
      expect(names()).not.toContain('waymark-playing')
      expect(await shell.playersDocument()).toBeUndefined()
      await shell.expectDocument()(playersPage('a', 60))
      expect(await shell.playersDocument()).toBeDefined()
    },
  )

  it('of a build that waits to take over is not taken for that of the one that answers [SW-3] [START-1]', async () => {
    const { shell, bring, web } = serverWith('a')
    await shell.install()
    const next = bring('b')
    web.set('/', () => playersPage('b', 60))
    await next.install()
    expect(await shell.playersDocument()).toBeUndefined()
    expect(await next.playersDocument()).toBeDefined()
  })
})
