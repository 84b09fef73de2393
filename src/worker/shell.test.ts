// @vitest-environment node
import { came, fakeScope, ORIGIN, page } from '#src/testing/worker-scope.ts'
import { describe, expect, it, vi } from 'vitest'
import { openPlaying } from './playing.ts'
import { openShell } from './shell.ts'

const documentOf = (build: string) => `<script type="module" src="/bundle/${build}.js"></script>`
const filesOf = (build: string) => ({
  build: `/bundle/${build}.js`,
  start: [`/bundle/${build}.js`, '/bundle/react.js'],
  map: [`/bundle/map-of-${build}.js`, '/bundle/pixi.js'],
  rest: ['/bundle/pdf.js'],
})
const shellOf = (build: string) => `waymark-shell:/bundle/${build}.js`

/** A browser that knows no build yet, and a server that has this one. */
function serverWith(build: string) {
  const browser = fakeScope()
  const { web, scope } = browser
  const bring = (one: string) => {
    web.set('/', () => page(documentOf(one)))
    const { start, map, rest } = filesOf(one)
    for (const path of [...start, ...map, ...rest]) web.set(path, () => came(path))
    return openShell(scope, filesOf(one), openPlaying(scope, `/bundle/${one}.js`))
  }
  return { ...browser, bring, shell: bring(build) }
}

/** Brings a build and lets it answer, as the browser does with what has taken over. */
async function takeOver(shell: ReturnType<typeof openShell>): Promise<void> {
  await shell.install()
  await shell.forgetOld()
}

const ask = (path: string) => new Request(ORIGIN + path)

/** Build `a` has lost one of its files, and there is no room for it any more. */
async function fullWithout(path: string) {
  const all = serverWith('a')
  await all.shell.install()
  await (await all.fake.caches.open(shellOf('a'))).delete(ask(path))
  all.storage.room = 2
  return all
}

describe('a build', () => {
  it('begins with what every page begins with and the document; the rest comes when the line has room [SW-3] [START-2]', async () => {
    const { shell, cachedIn } = serverWith('a')
    await shell.install()
    expect(cachedIn(shellOf('a'))).toEqual({
      '/bundle/a.js': '/bundle/a.js',
      '/bundle/react.js': '/bundle/react.js',
      '/': documentOf('a'),
    })
    await shell.fill()
    for (const path of ['/bundle/map-of-a.js', '/bundle/pixi.js', '/bundle/pdf.js']) {
      expect(cachedIn(shellOf('a'))).toHaveProperty([path])
    }
    expect(await (await shell.document())?.text()).toBe(documentOf('a'))
  })

  it('keeps what a page has fetched before, as far as it is its own and comes [SW-3] [START-2]', async () => {
    const { shell, web, fetched, cachedIn, storage } = serverWith('a')
    web.set('/bundle/of-z.js', () => came('z'))
    const seen = ['/bundle/map-of-a.js', '/bundle/of-z.js', '/scenes/harbour.webp'].map(
      (path) => ORIGIN + path,
    )
    await shell.keepSeen(seen)
    await shell.keepSeen(seen)
    expect(cachedIn(shellOf('a'))).toEqual({ '/bundle/map-of-a.js': '/bundle/map-of-a.js' })
    expect(fetched).toEqual(['/bundle/map-of-a.js'])
    web.delete('/bundle/pixi.js')
    await expect(shell.keepSeen([`${ORIGIN}/bundle/pixi.js`])).resolves.toBeUndefined()
    storage.isBroken = true
    await expect(shell.keepSeen(seen)).resolves.toBeUndefined()
  })

  it.each([
    ['does not come', () => Promise.reject(new TypeError('no link'))],
    ['is not there', () => came('', { status: 404 })],
    ['comes from the login of a hotel', () => page('<h1>Welcome</h1>')],
    ['comes from elsewhere', () => came('x', { redirected: true })],
    ['comes from another house', () => came('x', { type: 'cors' })],
  ])('of which a file %s is no new version [SW-3]', async (_, answer) => {
    const { shell, web } = serverWith('a')
    web.set('/bundle/react.js', answer)
    await expect(shell.install()).rejects.toThrow()
  })

  it('is none without its own document: a server may have the next already [SW-3]', async () => {
    const { shell, web, cachedIn } = serverWith('a')
    for (const answer of [() => came(documentOf('a')), () => page(documentOf('b'))]) {
      web.set('/', answer)
      await expect(shell.install()).rejects.toThrow('/ did not come')
    }
    expect(cachedIn(shellOf('a'))).not.toHaveProperty(['/'])
  })

  it('after another brings the map with it, and takes from that what has not changed, but never the document [SW-3]', async () => {
    const { shell, bring, fetched, cachedIn } = serverWith('a')
    await takeOver(shell)
    const next = bring('b')
    fetched.length = 0
    await next.install()
    expect(fetched.toSorted()).toEqual(['/', '/bundle/b.js', '/bundle/map-of-b.js', '/bundle/pixi.js'])
    expect(cachedIn(shellOf('b'))).toMatchObject({
      '/bundle/react.js': '/bundle/react.js',
      '/': documentOf('b'),
    })
  })

  it('takes over without the link what an older one had of the rest [SW-3] [START-2]', async () => {
    const { shell, bring, fetched, cachedIn } = serverWith('a')
    await takeOver(shell)
    await shell.fill()
    const next = bring('b')
    fetched.length = 0
    await next.install()
    expect(cachedIn(shellOf('b'))).toHaveProperty(['/bundle/pdf.js'])
    expect(fetched).not.toContain('/bundle/pdf.js')
  })

  it('fetches nothing twice, and does without what of the rest does not come [SW-3]', async () => {
    const { shell, web, fetched, cachedIn } = serverWith('a')
    await shell.install()
    web.delete('/bundle/pdf.js')
    await shell.fill()
    expect(cachedIn(shellOf('a'))).not.toHaveProperty(['/bundle/pdf.js'])
    web.set('/bundle/pdf.js', () => came('pdf'))
    await shell.fill()
    await shell.fill()
    expect(fetched.filter((path) => path === '/bundle/pdf.js')).toHaveLength(2)
  })
})

describe('older builds', () => {
  const shellsIn = (names: string[]) => names.filter((name) => name.startsWith('waymark-shell:'))

  it('go, but for the one before: pages of it may be open [SW-3]', async () => {
    const { bring, names } = serverWith('a')
    for (const build of ['a', 'b', 'c', 'd']) await takeOver(bring(build))
    expect(shellsIn(names())).toEqual([shellOf('c'), shellOf('d')])
  })

  it('that never answered go before the one that did [SW-3]', async () => {
    const { bring, names } = serverWith('a')
    await takeOver(bring('a'))
    await bring('b').install()
    await takeOver(bring('c'))
    expect(shellsIn(names())).toEqual([shellOf('a'), shellOf('c')])
  })

  it('go, but for the last, where nothing tells which of them answered [SW-3]', async () => {
    const { bring, names } = serverWith('a')
    for (const build of ['a', 'b']) await bring(build).install()
    await takeOver(bring('c'))
    expect(shellsIn(names())).toEqual([shellOf('b'), shellOf('c')])
  })

  it('go while a newer one is being brought, and that one stays [SW-3]', async () => {
    const { bring, names } = serverWith('a')
    await takeOver(bring('a'))
    await takeOver(bring('b'))
    const next = bring('c')
    await next.install()
    await bring('d').install()
    await next.forgetOld()
    expect(shellsIn(names())).toEqual([shellOf('b'), shellOf('c'), shellOf('d')])
  })

  it('may come back, and what was last keeps its files [SW-3]', async () => {
    const { bring, names } = serverWith('a')
    for (const build of ['a', 'b', 'a']) await takeOver(bring(build))
    expect(shellsIn(names())).toEqual([shellOf('a'), shellOf('b')])
    await takeOver(bring('c'))
    expect(shellsIn(names())).toEqual([shellOf('a'), shellOf('c')])
  })

  it('take nothing with them that is not theirs [SW-3]', async () => {
    const { bring, names, fake } = serverWith('a')
    await fake.caches.open('waymark-art')
    await fake.caches.open('of somebody else')
    for (const build of ['a', 'b', 'c']) await takeOver(bring(build))
    expect(names()).toEqual(expect.arrayContaining(['waymark-art', 'of somebody else']))
  })
})

describe('a file', () => {
  it('comes from what is kept, also of the build before [SW-3]', async () => {
    const { shell, bring, web, fetched } = serverWith('a')
    await takeOver(shell)
    const next = bring('b')
    await takeOver(next)
    web.clear()
    fetched.length = 0
    for (const path of ['/bundle/a.js', '/bundle/b.js', '/bundle/react.js']) {
      expect(await (await next.file(ask(path))).text()).toBe(path)
    }
    expect(fetched).toEqual([])
  })

  it('that is lost is fetched and kept again, and no file goes for it [SW-3]', async () => {
    const { shell, cachedIn, storage } = await fullWithout('/bundle/react.js')
    expect(await (await shell.file(ask('/bundle/react.js'))).text()).toBe('/bundle/react.js')
    expect(Object.keys(cachedIn(shellOf('a')) ?? {})).toEqual(['/bundle/a.js', '/'])
    storage.room = 3
    expect(await (await shell.file(ask('/bundle/react.js'))).text()).toBe('/bundle/react.js')
    expect(cachedIn(shellOf('a'))).toHaveProperty(['/bundle/react.js'])
  })

  it('of no build that is known, and a page in its place, is handed on and not kept [SW-3]', async () => {
    const { shell, web, cachedIn } = serverWith('a')
    web.set('/bundle/of-z.js', () => came('z'))
    web.set('/bundle/pdf.js', () => page('<h1>Welcome</h1>'))
    expect(await (await shell.file(ask('/bundle/of-z.js'))).text()).toBe('z')
    expect(await (await shell.file(ask('/bundle/pdf.js'))).text()).toBe('<h1>Welcome</h1>')
    expect(cachedIn(shellOf('a')) ?? {}).toEqual({})
  })

  it('comes from the server where nothing can be kept [SW-3]', async () => {
    const { shell, storage } = serverWith('a')
    storage.isBroken = true
    expect(await (await shell.file(ask('/bundle/a.js'))).text()).toBe('/bundle/a.js')
  })
})

describe('the document', () => {
  it('of another build is not kept: it leads to files that are not here [SW-3]', async () => {
    const { shell, cachedIn } = serverWith('a')
    await shell.install()
    await shell.expectDocument()(page(documentOf('b')))
    expect(cachedIn(shellOf('a'))?.['/']).toBe(documentOf('a'))
    await shell.expectDocument()(page(`${documentOf('a')}<!-- of today -->`))
    expect(cachedIn(shellOf('a'))?.['/']).toContain('of today')
  })

  it('for which there is no room costs no file of the build [SW-3]', async () => {
    const { shell, cachedIn } = await fullWithout('/')
    await shell.expectDocument()(page(documentOf('a')))
    expect(Object.keys(cachedIn(shellOf('a')) ?? {})).toEqual(['/bundle/a.js', '/bundle/react.js'])
  })
})

it('no more than two files are under way at once, next to what the page asks for [SW-3]', async () => {
  const { scope, web } = fakeScope()
  const paths = Array.from({ length: 12 }, (_, at) => `/bundle/${at}.js`)
  let running = 0
  let most = 0
  for (const path of paths) {
    web.set(path, async () => {
      most = Math.max(most, (running += 1))
      await vi.waitFor(() => expect(most).toBe(2))
      running -= 1
      return came(path)
    })
  }
  web.set('/', () => page(documentOf('0')))
  const files = { build: '/bundle/0.js', start: paths, map: [], rest: [] }
  await openShell(scope, files, openPlaying(scope, files.build)).install()
  expect(most).toBe(2)
})
