import { rm } from 'node:fs/promises'
import { join } from 'node:path'
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
    if (adventureId !== null) await layPackages(tx, { tenantId: tenant.id, adventureId }, now)
  })
  await rm(join(files.packages, packageId), { recursive: true, force: true })
}
