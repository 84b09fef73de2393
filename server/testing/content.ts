import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import {
  beginDraft,
  buildDraft,
  CONTENT_BLOBS_PATH,
  contentFilePath,
  contentZipPath,
  editDraft,
  readBuild,
  readDraft,
  type ContentAdventure,
  type ContentBuild,
  type ContentVersion,
  type DraftEdit,
} from '#shared/contract/content.ts'
import { publishBuild } from '#shared/contract/content-versions.ts'
import { readFinishers } from '#shared/contract/content-finishers.ts'
import { API_BASE } from '#server/http/serve.ts'
import type { BuildLimits } from '#server/intake/build-apart.ts'
import { smallWorld, type Files as SceneFiles } from '#server/intake/testing/small-world.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import { doJobs } from '#server/lib/jobs.ts'
import { discardedJobs } from '#server/modules/content/discard-draft.ts'
import { scheduleJobs } from '#server/modules/content/publish-scheduled.ts'
import { contentJobs } from '#server/modules/content/run-build.ts'
import type { Answer, TestBrowser } from './browser.ts'
import { buildProgram } from './build-program.ts'
import { emptyFiles } from './files.ts'
import { openWorld, type TestWorld } from './test-app.ts'
import { makePerson, makeTenant, type TestPerson } from './world.ts'

const made: string[] = []
process.once('exit', () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
})

/** One for all tests of a worker: most of them build the same drawings. */
let cache: Promise<string> | null = null

export interface ContentWorld extends TestWorld {
  makerPerson: TestPerson
  maker: Maker
  /** The release's adventures, by path below its folder. */
  released: SceneFiles
  /** Of another tenant. */
  foreign: { maker: Maker; tenantId: string }
  makerOf: (person: TestPerson, host?: string) => Promise<Maker>
  /** Does what waits to be built. */
  build: (limits?: BuildLimits) => Promise<void>
}

/** A tenant with a designer, and the small world as what came with the release; another tenant with a designer of its own. */
export async function openContentWorld(
  more: Partial<Files> & { dist?: string; released?: SceneFiles } = {},
): Promise<ContentWorld> {
  const { dist, released = smallWorld(), ...others } = more
  const root = await mkdtemp(join(tmpdir(), 'waymark-content-'))
  made.push(root)
  for (const [path, content] of Object.entries(released)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
  const files = await emptyFiles(others)
  cache ??= mkdtemp(join(tmpdir(), 'waymark-content-cache-'))
  const cacheDir = await cache
  made.push(cacheDir)
  files.content = { ...files.content, scenes: root, cache: cacheDir }
  const world = await openWorld({}, { files, ...(dist !== undefined && { dist }) })
  const { db, clock } = world
  const other = await makeTenant(db, clock.now(), { hosts: ['other.test'], isDefault: false })
  const makerOf = async (person: TestPerson, host?: string) =>
    new Maker(await world.browserOf(person, host === undefined ? {} : { host }))
  const makerPerson = await makePerson(db, world.tenantId, clock.now(), { role: 'designer' })
  const theirs = await makePerson(db, other.id, clock.now(), { role: 'designer' })
  return {
    ...world,
    released,
    makerPerson,
    makerOf,
    maker: await makerOf(makerPerson),
    foreign: { maker: await makerOf(theirs, 'other.test'), tenantId: other.id },
    async build(limits) {
      const parts = { db, files, clock: clock.now, program: await buildProgram(), ...(limits && { limits }) }
      await doJobs({
        ...{ db, clock: clock.now },
        handlers: { ...contentJobs(parts), ...scheduleJobs(parts), ...discardedJobs(db, files) },
        report: (failure) => {
          throw new Error(JSON.stringify(failure))
        },
      })
    },
  }
}

/** Somebody who makes adventures, in a browser. */
export class Maker {
  readonly browser: TestBrowser

  constructor(browser: TestBrowser) {
    this.browser = browser
  }

  begin(
    folder = 'isle',
    from = folder,
    more: { id?: string; name?: string } = {},
  ): Promise<ContentAdventure> {
    return this.browser.call(beginDraft, { body: { id: randomUUID(), folder, from, ...more } })
  }

  beginEmpty(folder: string, name: string): Promise<ContentAdventure> {
    return this.browser.call(beginDraft, { body: { id: randomUUID(), folder, from: null, name } })
  }

  send(content: string | Buffer, headers: Record<string, string> = {}): Promise<Answer> {
    return this.browser.sendBytes('POST', API_BASE + CONTENT_BLOBS_PATH, {
      headers: { 'content-type': 'application/octet-stream', ...headers },
      body: content,
    })
  }

  /** Sends bytes, and gives their hash. */
  async blob(content: string | Buffer): Promise<string> {
    const { status, body } = await this.send(content)
    expect([status, body]).toEqual([200, expect.anything()])
    return z.parse(z.object({ hash: z.string(), bytes: z.number() }), body).hash
  }

  tryEdit(edits: DraftEdit[], { folder = 'isle', id = randomUUID() } = {}): Promise<Answer> {
    return this.browser.try(editDraft, { params: { folder }, body: { id, edits } })
  }

  /** Puts a file in place of what is there. */
  async put(path: string, content: string | Buffer, folder = 'isle'): Promise<void> {
    const from = (await this.hashes(folder))[path] ?? null
    const answer = await this.tryEdit([{ kind: 'put', path, hash: await this.blob(content), from }], {
      folder,
    })
    expect([answer.status, answer.body]).toEqual([200, expect.anything()])
  }

  /** The hash of each file, by path. */
  async hashes(folder = 'isle'): Promise<Record<string, string>> {
    const { files } = await this.browser.call(readDraft, { params: { folder } })
    return Object.fromEntries(files.map(({ path, hash }) => [path, hash]))
  }

  sendZip(content: Buffer, { folder = 'isle', revision = 0 } = {}): Promise<Answer> {
    return this.browser.sendBytes('POST', `${API_BASE}${contentZipPath(folder)}?revision=${revision}`, {
      headers: { 'content-type': 'application/zip' },
      body: content,
    })
  }

  /** A draft, or an adventure of the release, as it comes. */
  get(address: string, headers: Record<string, string> = {}): ReturnType<TestBrowser['getBytes']> {
    return this.browser.getBytes(API_BASE + address, headers)
  }

  getZip = (folder = 'isle') => this.get(contentZipPath(folder))
  getFile = (path: string, folder = 'isle') => this.get(contentFilePath(folder, path))

  /** How many people have finished what lies at each of the paths. */
  finishers(...paths: string[]): Promise<number[]> {
    const params = { folder: 'isle' }
    return Promise.all(
      paths.map(
        async (path) => (await this.browser.call(readFinishers, { params, query: { path } })).players,
      ),
    )
  }

  beginBuild(folder = 'isle'): Promise<ContentBuild> {
    return this.browser.call(buildDraft, { params: { folder } })
  }

  readBuild(buildId: string, folder = 'isle'): Promise<ContentBuild> {
    return this.browser.call(readBuild, { params: { folder, buildId } })
  }

  publish(
    buildId: string,
    version: number | null,
    { folder = 'isle', note = '', teams }: { folder?: string; note?: string; teams?: string[] } = {},
  ): Promise<ContentVersion> {
    const body = { buildId, version, note, ...(teams && { teams }) }
    return this.browser.call(publishBuild, { params: { folder }, body })
  }
}
