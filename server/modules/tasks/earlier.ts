import { and, asc, eq } from 'drizzle-orm'
import { attempts } from '#server/db/schema/play.ts'
import { wallets } from '#server/db/schema/rewards.ts'
import type { Earlier } from '#kinds/define/rule.ts'
import type { PlayerVisit } from './visit.ts'

interface Tries {
  isOneOpen: boolean
  /** The last one stands last. */
  earlier: (Earlier<unknown> & {
    id: string
    /** Null: it began before that was noted. */
    versionId: string | null
    /** What its finish was answered. */
    reply: unknown
  })[]
}

interface Tried {
  adventureId: string
  taskId: string
}

/** How a player has tried a task so far; what was played again after it was done is no try. */
export async function readTries(visit: Pick<PlayerVisit, 'db' | 'player'>, tried: Tried): Promise<Tries> {
  return toTries(await findTries(visit, tried))
}

/** The same, and until the transaction ends no try of the player begins or ends. */
export async function lockTries(visit: Pick<PlayerVisit, 'db' | 'player'>, tried: Tried): Promise<Tries> {
  const { db, player } = visit
  await db
    .select({ id: wallets.personId })
    .from(wallets)
    .where(and(eq(wallets.tenantId, player.tenantId), eq(wallets.personId, player.id)))
    .for('update')
  return toTries(await findTries(visit, tried).for('update'))
}

function findTries({ db, player }: Pick<PlayerVisit, 'db' | 'player'>, { adventureId, taskId }: Tried) {
  return db
    .select({
      id: attempts.id,
      versionId: attempts.versionId,
      stored: attempts.state,
      finishedAt: attempts.finishedAt,
      reply: attempts.finishReply,
    })
    .from(attempts)
    .where(
      and(
        eq(attempts.tenantId, player.tenantId),
        eq(attempts.personId, player.id),
        eq(attempts.adventureId, adventureId),
        eq(attempts.taskId, taskId),
        eq(attempts.isReview, false),
      ),
    )
    .orderBy(asc(attempts.startedAt))
}

function toTries(rows: Awaited<ReturnType<typeof findTries>>): Tries {
  return {
    isOneOpen: rows.some(({ finishedAt }) => finishedAt === null),
    earlier: rows.flatMap(({ finishedAt, ...row }) => (finishedAt ? [{ ...row, finishedAt }] : [])),
  }
}
