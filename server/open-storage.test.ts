import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { asOwner, makeDatabase, TEST_DATABASE_URL } from './testing/storage.ts'
import { openStorage } from './open-storage.ts'
import { StartFailure } from './start-failure.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'waymark-open-'))
afterAll(() => {
  rmSync(dataFolder, { recursive: true })
})

const PLACES = [
  [
    'a folder',
    () => Promise.resolve(null),
    /^The database in \S+ was made by an earlier, unreleased version of Waymark and cannot be used; set WAYMARK_DATA to an empty folder\.$/,
  ] as const,
  ...(TEST_DATABASE_URL === null
    ? []
    : [
        [
          'PostgreSQL',
          () => makeDatabase('open'),
          /^The database at \S+ was made by an earlier, unreleased version of Waymark and cannot be used; set DATABASE_URL to an empty database\.$/,
        ] as const,
      ]),
]

it.each(PLACES)(
  'a database of an unreleased version in %s is refused in one sentence, each time [SERVE-1]',
  async (_, makeUrl, sentence) => {
    const place = { databaseUrl: await makeUrl(), dataFolder }
    const storage = await openStorage(place)
    await asOwner(storage.db, (tx) =>
      tx.execute(sql`update drizzle.__drizzle_migrations set created_at = 1795235968776`),
    )
    await storage.close()
    for (let time = 0; time < 2; time += 1) {
      const refused = openStorage(place)
      await expect(refused).rejects.toThrow(sentence)
      await expect(refused).rejects.toBeInstanceOf(StartFailure)
    }
  },
)
