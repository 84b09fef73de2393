import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Query } from './players.ts'

/** A database of its own for one run. */
export interface Throwaway {
  name: string
  /** Settings of the server. */
  env: Record<string, string>
  /** Only while no server runs: PGlite is one process's. */
  open: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>
  remove: () => Promise<void>
}

export function embedded(): Throwaway {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'))
  return {
    name: 'PGlite',
    env: { WAYMARK_DATA: folder, DATABASE_URL: '' },
    async open(work) {
      const database = await PGlite.create(join(folder, 'pg'))
      try {
        return await work(async (sql, params) => (await database.query(sql, [...params])).rows)
      } finally {
        await database.close()
      }
    },
    remove() {
      rmSync(folder, { recursive: true, force: true })
      return Promise.resolve()
    },
  }
}

/** @param server address of a PostgreSQL on which databases may be made */
export async function onServer(server: string): Promise<Throwaway> {
  const name = `bench_${randomUUID().slice(0, 8)}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await withClient(server, (query) => query(`create database ${name}`, []))
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'))
  return {
    name: 'PostgreSQL',
    env: { WAYMARK_DATA: folder, DATABASE_URL: url.href },
    open: (work) => withClient(url.href, work),
    remove: () =>
      withClient(server, async (query) => {
        rmSync(folder, { recursive: true, force: true })
        await query(`drop database ${name} with (force)`, [])
      }),
  }
}

async function withClient<Result>(url: string, work: (query: Query) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(async (sql, params): Promise<unknown> => (await client.query(sql, [...params])).rows)
  } finally {
    await client.end()
  }
}
