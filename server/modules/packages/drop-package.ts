import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { packages } from '#server/db/schema/packages.ts'
import { notFound } from '#server/http/problem.ts'
import { changeTotal } from '#server/lib/files/total.ts'
import { layPackages } from '#server/play/publish.ts'
import { isPackage } from './read-packages.ts'
import type { MakerVisit } from './visit.ts'

/** Its files go after its row: where that breaks off, they are swept. @throws Problem 404 */
export async function dropOne(packageId: string, { db, tenant, files, now }: MakerVisit): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(packages).where(isPackage(tenant, packageId)).returning()
    if (!gone) throw notFound()
    const { adventureId, bytes } = gone
    await changeTotal(tx, tenant.id, -bytes)
    const users = await forgetEdition(tx, packageId, tenant)
    const touched = new Set([...users, ...(adventureId === null ? [] : [adventureId])])
    for (const one of [...touched].sort())
      await layPackages(tx, { tenantId: tenant.id, adventureId: one }, now)
  })
  await rm(join(files.packages, packageId), { recursive: true, force: true })
}

/** Packages that played it in one language go on with theirs for every language. @returns the adventures that have them */
async function forgetEdition(tx: Database, packageId: string, tenant: { id: string }): Promise<string[]> {
  const rows = await tx
    .select({ id: packages.id, adventureId: packages.adventureId, editions: packages.editions })
    .from(packages)
    .where(and(eq(packages.tenantId, tenant.id), sql`${packages.editions}::text like ${`%${packageId}%`}`))
    .orderBy(packages.id)
    .for('update')
  for (const { id, editions } of rows) {
    const left = Object.fromEntries(Object.entries(editions).filter(([, other]) => other !== packageId))
    await tx.update(packages).set({ editions: left }).where(isPackage(tenant, id))
  }
  return rows.flatMap(({ adventureId }) => adventureId ?? [])
}
