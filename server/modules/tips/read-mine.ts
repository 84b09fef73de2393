import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Protips } from '#shared/contract/tips.ts'
import { formOfAddress } from '#shared/domain/form-of-address.ts'
import { avatars, people } from '#server/db/schema/people.ts'
import { tipChoices, tips } from '#server/db/schema/tips.ts'
import { notFound } from '#server/http/problem.ts'
import { shownFace } from '#server/lib/shown-face.ts'
import { seesAt } from '#server/policies/who-sees-whom.ts'
import { rewardTip, tipPointsLeft } from '#server/rewards/tip-reward.ts'
import { faceOf } from './faces.ts'
import { hasTips, mustHaveTips, wordsFor, type TipVisit } from './visit.ts'

/** As many as anybody reads at a sitting; those behind them come when these are read. */
const MOST = 20

export async function readMyTips(visit: TipVisit): Promise<Protips> {
  if (!hasTips(visit)) return { points: 0, protips: [], chosen: [] }
  const { db, tenant, player, now } = visit
  const [points, waiting, chosen] = await Promise.all([
    tipPointsLeft(db, player, tenant.params, now),
    readWaiting(visit),
    readChosen(visit),
  ])
  return {
    points,
    protips: waiting.map(({ id, words, createdAt, chooser, author }) => {
      const face = faceOf(chooser)
      const writer = author.id === chooser.id ? null : faceOf(author)
      return {
        ...{ id, ...wordsFor(words, visit), date: createdAt.toISOString() },
        ...{ user: face?.displayName ?? null, avatar: face?.avatar ?? null },
        avatarSprite: face?.avatarSprite ?? null,
        form: face ? formOfAddress(chooser.formOfAddress, chooser.firstName) : 'neutral',
        author: writer?.displayName ?? null,
      }
    }),
    chosen: chosen.map(({ id, words, chooser }) => ({
      ...{ id, ...wordsFor(words, visit) },
      user: faceOf(chooser)?.displayName ?? null,
    })),
  }
}

const chooserPicture = alias(avatars, 'chooser_picture')
const writers = alias(people, 'writers')

const FACE = {
  id: people.id,
  displayName: people.displayName,
  firstName: people.firstName,
  formOfAddress: people.formOfAddress,
  picture: chooserPicture.version,
  avatarSprite: shownFace(),
}

/** Choices of tips, with who chose and who wrote them. */
export function rowsOf({ db, player }: TipVisit) {
  return db
    .select({
      id: tipChoices.id,
      words: tips.words,
      createdAt: tipChoices.createdAt,
      chooser: { ...FACE, isSeen: seesAt('isTipAuthor', player.id, people) },
      author: {
        id: writers.id,
        displayName: writers.displayName,
        picture: sql<null>`null`,
        avatarSprite: sql<null>`null`,
        isSeen: seesAt('isTipAuthor', player.id, writers),
      },
    })
    .from(tipChoices)
    .innerJoin(tips, and(eq(tips.tenantId, tipChoices.tenantId), eq(tips.id, tipChoices.tipId)))
    .innerJoin(people, and(eq(people.tenantId, tipChoices.tenantId), eq(people.id, tipChoices.chosenBy)))
    .innerJoin(writers, and(eq(writers.tenantId, tips.tenantId), eq(writers.id, tips.personId)))
    .leftJoin(
      chooserPicture,
      and(eq(chooserPicture.tenantId, people.tenantId), eq(chooserPicture.personId, people.id)),
    )
    .$dynamic()
}

const inTenant = ({ player }: TipVisit) => eq(tipChoices.tenantId, player.tenantId)

function readWaiting(visit: TipVisit) {
  return rowsOf(visit)
    .where(and(inTenant(visit), eq(tipChoices.personId, visit.player.id), isNull(tipChoices.readAt)))
    .orderBy(desc(tipChoices.createdAt), desc(tipChoices.id))
    .limit(MOST)
}

function readChosen(visit: TipVisit) {
  return rowsOf(visit)
    .where(and(inTenant(visit), eq(tips.personId, visit.player.id), isNull(tipChoices.notifiedAt)))
    .orderBy(tipChoices.createdAt, tipChoices.id)
    .limit(MOST)
}

/**
 * Read by whom it was chosen for, or heard of by whom it is from. What was read before brings nothing.
 * @throws Problem 404 for a tip that is gone, and for another's
 */
export async function readOne(choiceId: string, visit: TipVisit): Promise<{ points: number }> {
  mustHaveTips(visit)
  const { db, tenant, player, now } = visit
  return db.transaction(async (tx) => {
    const [choice] = await tx
      .select({ personId: tipChoices.personId, isRead: sql<boolean>`${tipChoices.readAt} is not null` })
      .from(tipChoices)
      .innerJoin(tips, and(eq(tips.tenantId, tipChoices.tenantId), eq(tips.id, tipChoices.tipId)))
      .where(
        and(
          inTenant(visit),
          eq(tipChoices.id, choiceId),
          or(eq(tipChoices.personId, player.id), eq(tips.personId, player.id)),
        ),
      )
      .for('update', { of: tipChoices })
    if (!choice) throw notFound()
    const isForMe = choice.personId === player.id
    await tx
      .update(tipChoices)
      .set(
        isForMe ? { readAt: sql`coalesce(${tipChoices.readAt}, ${now.toISOString()})` } : { notifiedAt: now },
      )
      .where(and(inTenant(visit), eq(tipChoices.id, choiceId)))
    if (!isForMe || choice.isRead) return { points: 0 }
    return { points: await rewardTip(tx, player, tenant.params, now) }
  })
}
