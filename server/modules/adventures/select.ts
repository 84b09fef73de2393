import { and, eq, ne } from 'drizzle-orm'
import type { selectAdventure } from '#shared/contract/adventures.ts'
import { enrolments } from '#server/db/schema/adventures.ts'
import { wallets } from '#server/db/schema/rewards.ts'
import { notFound, refusedField } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'

/** @throws Problem 404 for an adventure that the player is not enrolled in, 422 when path and body name different ones */
export async function selectMyAdventure(
  id: string,
  bodyId: string,
  { db, player }: VisitOf<typeof selectAdventure>,
): Promise<void> {
  if (id !== bodyId) throw refusedField('id', 'is not the one of the address')
  const mine = and(eq(enrolments.tenantId, player.tenantId), eq(enrolments.personId, player.id))
  await db.transaction(async (tx) => {
    // one choice of a player at a time
    await tx
      .select({ personId: wallets.personId })
      .from(wallets)
      .where(and(eq(wallets.tenantId, player.tenantId), eq(wallets.personId, player.id)))
      .for('update')
    await tx
      .update(enrolments)
      .set({ isActive: false })
      .where(and(mine, ne(enrolments.adventureId, id)))
    const chosen = await tx
      .update(enrolments)
      .set({ isActive: true })
      .where(and(mine, eq(enrolments.adventureId, id)))
      .returning({ id: enrolments.adventureId })
    if (chosen.length === 0) throw notFound()
  })
}
