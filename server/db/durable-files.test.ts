import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DurableFiles } from './durable-files.ts'
import { START_PARAMS } from './open-embedded.ts'

const folder = mkdtempSync(join(tmpdir(), 'waymark-durable-'))
const files = new DurableFiles(join(folder, 'pg'))
let client: PGlite

beforeAll(async () => {
  client = await PGlite.create({ fs: files, startParams: START_PARAMS })
  await client.exec('create table notes (id integer)')
})

afterAll(async () => {
  await client.close()
  rmSync(folder, { recursive: true })
})

async function syncsOf(work: () => Promise<unknown>): Promise<number> {
  const before = files.syncs
  await work()
  return files.syncs - before
}

describe('the embedded database', () => {
  it('forces every commit to the disk before it is acknowledged [SERVE-1]', async () => {
    const commits = 20
    const syncs = await syncsOf(async () => {
      for (let i = 0; i < commits; i += 1) await client.query('insert into notes values ($1)', [i])
    })
    expect(syncs).toBe(commits)
  })

  it('forces a transaction once, and a read never [SERVE-1]', async () => {
    const inOne = await syncsOf(() =>
      client.transaction(async (tx) => {
        for (let i = 0; i < 10; i += 1) await tx.query('insert into notes values ($1)', [i])
      }),
    )
    expect(inOne).toBe(1)
    expect(await syncsOf(() => client.query('select * from notes'))).toBe(0)
  })
})
