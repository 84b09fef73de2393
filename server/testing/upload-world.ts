import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect } from 'vitest'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { checkUpload, readUploads } from '#shared/contract/uploads.ts'
import { uploads, uploadTotals } from '#server/db/schema/uploads.ts'
import type { TestBrowser } from './browser.ts'
import { emptyFiles } from './files.ts'
import { sampleAdventure, sampleMission, sampleTask } from './sample-adventure.ts'
import { openWorld, type TestWorld } from './test-app.ts'
import { makeAdventure } from './world.ts'

/** Bytes; small ones, so that every edge is reached quickly. */
export const MOST = { file: 5000, player: 9000, tenant: 12_000 }

/** Words of so many letters. */
export const text = (length: number): string => 'What I saw. '.repeat(Math.ceil(length / 12)).slice(0, length)

/** Seals what the content host opens. */
export const SECRET = 'the secret of this house'

/** A player at a task that takes one to three pictures and documents; `knots` is one that takes none. */
export class UploadWorld {
  /** What a virus scanner says. */
  found: 'clean' | 'infected' | 'unknown' = 'clean'
  world!: TestWorld
  attemptId = ''

  /**
   * @param isRated the task's leader rates it
   * @param isRoomy with the product's own limits
   */
  static async open({ isRated = false, isRoomy = false } = {}): Promise<UploadWorld> {
    const up = new UploadWorld()
    const scan = () => Promise.resolve(up.found)
    const files = await emptyFiles({ scan, ...(!isRoomy && { most: MOST }) })
    up.world = await openWorld(
      { forgerySecret: SECRET },
      { files, publicUrl: new URL('http://localhost:3000') },
    )
    const content = { type: 'upload', accepts: ['picture', 'document'], minimum: 1, maximum: 3 } as const
    const exit = sampleTask('exit', {
      content: { ...content, accepts: [...content.accepts] },
      isLeaderAcceptRequired: isRated,
    })
    const missions = [
      sampleMission('map', { type: 'movingmap', missions: ['harbour'] }),
      sampleMission('harbour', { tasks: [exit, sampleTask('knots')] }),
    ]
    const { db, tenantId, clock } = up.world
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: randomUUID() }))
    up.attemptId = await up.begin()
    return up
  }

  get browser(): TestBrowser {
    return this.world.browser
  }

  async begin(by: TestBrowser = this.browser): Promise<string> {
    return (await by.call(startTask, { params: { taskId: 'exit' } })).id
  }

  tryMove(action: 'add' | 'drop', file: string) {
    return this.browser.try(sendMoves, {
      params: { attemptId: this.attemptId },
      body: { moves: [{ type: 'upload', action, file }] },
    })
  }

  async move(action: 'add' | 'drop', file: string): Promise<unknown> {
    const { status, body } = await this.tryMove(action, file)
    expect(status).toBe(200)
    return body
  }

  finish() {
    return this.browser.try(finishAttempt, {
      params: { attemptId: this.attemptId },
      body: { key: randomUUID() },
    })
  }

  check(uploadId: string) {
    return this.browser.try(checkUpload, { params: { attemptId: this.attemptId, uploadId } })
  }

  list() {
    return this.browser.call(readUploads, { params: { attemptId: this.attemptId } })
  }

  /** Asks the content host for what lies at an address. */
  openContent(address: string, headers: Record<string, string> = {}) {
    const { pathname, hostname } = new URL(address)
    return this.world.app.inject({ url: pathname, headers: { host: hostname, ...headers } })
  }

  onDisk(): string[] {
    return readdirSync(dirname(this.world.files.folder.path('any'))).sort()
  }

  /** What is counted against the room of the house. */
  async total(): Promise<number> {
    const [row] = await this.world.db.select().from(uploadTotals)
    return row?.bytes ?? 0
  }

  /** Whatever went wrong, nothing of it stays. */
  async expectNothingLeft(): Promise<void> {
    expect(this.onDisk()).toEqual([])
    expect(await this.world.db.$count(uploads)).toBe(0)
    expect(await this.total()).toBe(0)
  }
}
