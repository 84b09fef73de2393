import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PreviewLook } from '#shared/contract/preview-address.ts'
import { previewApiPath } from '#shared/contract/previews.ts'
import type { PublishedAdventure } from '#shared/scene/published.ts'
import type { Database } from '#server/db/database.ts'
import { contentBuilds, contentDrafts } from '#server/db/schema/content.ts'
import { API_BASE } from '#server/http/serve.ts'
import type { TestBrowser } from './browser.ts'
import type { TestPerson } from './world.ts'

/** A draft of somebody's with a build that is done; returns the build. */
export async function makeBuild(
  db: Database,
  by: TestPerson,
  now: Date,
  content: PublishedAdventure,
): Promise<string> {
  const of = { tenantId: by.tenantId, folder: content.id, revision: 3 }
  await db
    .insert(contentDrafts)
    .values({ ...of, id: randomUUID(), createdAt: now, changedAt: now, changedBy: by.id })
    .onConflictDoNothing()
  const id = randomUUID()
  await db.insert(contentBuilds).values({
    ...{ ...of, id, state: 'done', content, files: {}, personId: by.id, createdAt: now, endedAt: now },
  })
  return id
}

/** The same browser, whose calls of a player go to a preview. */
export function playingIn(previewId: string, browser: TestBrowser, look: PreviewLook = {}): TestBrowser {
  const inside = (url: string): string => url.replace(API_BASE, API_BASE + previewApiPath(previewId, look))
  return new Proxy(browser, {
    get(target, name, receiver): unknown {
      if (name === 'send')
        return (...[method, url, sent]: Parameters<TestBrowser['send']>) =>
          target.send(method, inside(url), sent)
      if (name === 'sendBytes')
        return (...[method, url, sent]: Parameters<TestBrowser['sendBytes']>) =>
          // where an upload lies is said with its whole address
          target.sendBytes(method, url.includes('/v2/previews/') ? url : inside(url), sent)
      return Reflect.get(target, name, receiver)
    },
  })
}

/** What a preview writes, and that its designer is there. */
const OF_PREVIEWS = ['content_previews', 'preview_plays', 'sessions']

/** A hash of all rows of each table but those of previews, by its name. */
export async function hashTables(db: Database): Promise<Record<string, string>> {
  const tables = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public' and table_type = 'BASE TABLE'`)
  const hashes: [string, string][] = []
  for (const { name } of tables.filter((table) => !OF_PREVIEWS.includes(table.name))) {
    const [row] = await db
      .select({ hash: sql<string>`md5(coalesce(string_agg(one::text, ' ' order by one::text), ''))` })
      .from(sql`${sql.identifier(name)} as one`)
    hashes.push([name, row?.hash ?? ''])
  }
  return Object.fromEntries(hashes)
}
