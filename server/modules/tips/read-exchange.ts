import { and, count, desc, eq, ne } from 'drizzle-orm'
import type { TipExchange } from '#shared/contract/tips.ts'
import { tipChoices, tips } from '#server/db/schema/tips.ts'
import { faceOf } from './faces.ts'
import { rowsOf } from './read-mine.ts'
import { mustHaveTips, wordsFor, type TipVisit } from './visit.ts'

/** As many as are read at a glance. */
const LATEST = 10

/** @throws Problem 404 where the tenant has tips off */
export async function readExchange(visit: TipVisit): Promise<TipExchange> {
  mustHaveTips(visit)
  const { db, player } = visit
  const { tenantId, id } = player
  const inTenant = eq(tipChoices.tenantId, tenantId)
  const isMine = and(eq(tips.tenantId, tenantId), eq(tips.personId, id))
  const [written, given, received, [helped], latest] = await Promise.all([
    db.$count(tips, isMine),
    db.$count(tipChoices, and(inTenant, eq(tipChoices.chosenBy, id))),
    db.$count(tipChoices, and(inTenant, eq(tipChoices.personId, id))),
    db
      .select({ times: count() })
      .from(tipChoices)
      .innerJoin(tips, and(eq(tips.tenantId, tipChoices.tenantId), eq(tips.id, tipChoices.tipId)))
      .where(and(isMine, ne(tipChoices.chosenBy, id))),
    rowsOf(visit)
      .where(and(inTenant, eq(tipChoices.personId, id)))
      .orderBy(desc(tipChoices.createdAt), desc(tipChoices.id))
      .limit(LATEST),
  ])
  return {
    ...{ written, given, received, helped: helped?.times ?? 0 },
    latest: latest.map(({ id: choiceId, words, createdAt, chooser }) => ({
      ...{ id: choiceId, ...wordsFor(words, visit), date: createdAt.toISOString() },
      user: faceOf(chooser)?.displayName ?? null,
    })),
  }
}
