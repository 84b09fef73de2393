import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { adventureVersions } from '#server/db/schema/adventures.ts'
import { indexAdventure, type Content } from './content.ts'
import { Keep } from './keep.ts'
import { withKnownKinds } from './known-kinds.ts'

/** As text; a large adventure has half a megabyte. */
const CACHED_BYTES = 48 * 1024 * 1024
const CACHED_PRINTS = 20_000

/** What a version's content is known by. */
interface Print {
  hash: string
  /** As text. */
  bytes: number
}

/** By the row of the version; rows never change. */
const prints = new Keep<Print>(CACHED_PRINTS)
/** By the hash of the content: tenants who publish the same share it, and nothing in it is ever changed. */
const contents = new Keep<Content>(CACHED_BYTES)

/** Null where the tenant has no such version. */
export async function readContent(
  db: Database,
  tenantId: string,
  versionId: string,
): Promise<Content | null> {
  const print = await prints.get(`${tenantId} ${versionId}`, 1, () => readPrint(db, tenantId, versionId))
  return print && contents.get(print.hash, print.bytes, () => readVersion(db, tenantId, versionId))
}

/** The database works it out of what it holds, for this must be unlike for whatever is unlike. */
async function readPrint(db: Database, tenantId: string, versionId: string): Promise<Print | null> {
  const text = sql`convert_to(${adventureVersions.content}::text, 'UTF8')`
  const [row] = await db
    .select({ hash: sql<string>`encode(sha256(${text}), 'hex')`, bytes: sql<number>`length(${text})` })
    .from(adventureVersions)
    .where(isVersion(tenantId, versionId))
  return row ?? null
}

async function readVersion(db: Database, tenantId: string, versionId: string): Promise<Content | null> {
  const [row] = await db
    .select({ content: adventureVersions.content })
    .from(adventureVersions)
    .where(isVersion(tenantId, versionId))
  return row ? indexAdventure(withKnownKinds(row.content)) : null
}

function isVersion(tenantId: string, versionId: string) {
  return and(eq(adventureVersions.tenantId, tenantId), eq(adventureVersions.id, versionId))
}
