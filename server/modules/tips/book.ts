import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, or, sql } from 'drizzle-orm'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { BookTip, readTipBook } from '#shared/contract/tips.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { TIPS_A_DAY } from '#shared/domain/tips.ts'
import { avatars, people } from '#server/db/schema/people.ts'
import { tipChoices, tips } from '#server/db/schema/tips.ts'
import { momentIn } from '#server/http/page-cursor.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { languageOfVisit } from '#server/http/visit-language.ts'
import { toCursor } from '#server/lib/cursor.ts'
import { shownFace } from '#server/lib/shown-face.ts'
import { seesAt } from '#server/policies/who-sees-whom.ts'
import { isTeammateOf } from '#server/play/teammates.ts'
import { awardBadges } from '#server/rewards/badges.ts'
import { faceOf } from './faces.ts'
import { mustHaveTips, stakeOf, wordsFor, type TipVisit } from './visit.ts'

const PAGE_SIZE = 30

export async function readBook(
  { after }: HandlerInput<typeof readTipBook>['query'],
  visit: TipVisit,
): Promise<Reply<typeof readTipBook>> {
  mustHaveTips(visit)
  const rows = await rowsOf(visit)
    .where(and(isInBook(visit), after === undefined ? undefined : isBehind(after)))
    .orderBy(desc(tips.createdAt), desc(tips.id))
    .limit(PAGE_SIZE + 1)
  const shown = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined
  return {
    tips: shown.map((row) => show(row, visit)),
    next: last ? toCursor([last.createdAt.toISOString(), last.id]) : null,
  }
}

/** @throws Problem 409 for what this person wrote before, and for more than five within a day */
export async function write(text: string, visit: TipVisit): Promise<BookTip> {
  mustHaveTips(visit)
  const { db, player, now } = visit
  const id = randomUUID()
  const stake = await stakeOf(player.id, visit, 'tip-written')
  await db.transaction(async (tx) => {
    // one at a time of one person, or both would be the fifth
    await tx
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.tenantId, player.tenantId), eq(people.id, player.id)))
      .for('update')
    const isMine = and(eq(tips.tenantId, player.tenantId), eq(tips.personId, player.id))
    const isSame = sql`exists (select from jsonb_each_text(${tips.words}) one where lower(one.value) = lower(${text}))`
    if ((await tx.$count(tips, and(isMine, isSame))) > 0) throw new Problem(409, 'tip-known')
    const dayAgo = new Date(now.getTime() - DAY_MS)
    const written = await tx.$count(tips, and(isMine, gt(tips.createdAt, dayAgo)))
    if (written >= TIPS_A_DAY) throw new Problem(409, 'enough-tips')
    const words = { [languageOfVisit(visit)]: text }
    await tx
      .insert(tips)
      .values({ tenantId: player.tenantId, id, personId: player.id, words, createdAt: now })
    await awardBadges(tx, player, stake, now)
  })
  const [row] = await rowsOf(visit).where(isTip(id, visit))
  if (!row) throw new Error(`the tip ${id} was written and is not there`)
  return show(row, visit)
}

/** Its author, who leads the author, or an admin; from everybody who has it. @throws Problem 404 */
export async function withdraw(tipId: string, visit: TipVisit): Promise<void> {
  mustHaveTips(visit)
  const gone = await visit.db
    .delete(tips)
    .where(and(isTip(tipId, visit), mayWithdraw(visit)))
    .returning({ id: tips.id })
  if (gone.length === 0) throw notFound()
}

export function isTip(id: string, { player }: TipVisit) {
  return and(eq(tips.tenantId, player.tenantId), eq(tips.id, id))
}

/** What this person may choose from: what open accounts have written in the own teams; for an admin, in the house. */
export function isInBook({ player }: TipVisit) {
  return and(
    eq(tips.tenantId, player.tenantId),
    eq(people.isDisabled, false),
    player.role === 'admin'
      ? undefined
      : or(eq(tips.personId, player.id), isTeammateOf(player, tips.personId)),
  )
}

function mayWithdraw({ player }: TipVisit) {
  return player.role === 'admin'
    ? sql`true`
    : sql`(${tips.personId} = ${player.id} or leads(${player.tenantId}, ${player.id}, ${tips.personId}))`
}

function rowsOf(visit: TipVisit) {
  const { db } = visit
  return db
    .select({
      id: tips.id,
      words: tips.words,
      createdAt: tips.createdAt,
      mayWithdraw: sql<boolean>`${mayWithdraw(visit)}`,
      chosen: db.$count(
        tipChoices,
        and(eq(tipChoices.tenantId, tips.tenantId), eq(tipChoices.tipId, tips.id)),
      ),
      author: {
        id: people.id,
        displayName: people.displayName,
        picture: avatars.version,
        avatarSprite: shownFace(),
        isSeen: seesAt('isTipAuthor', visit.player.id, people),
      },
    })
    .from(tips)
    .innerJoin(people, and(eq(people.tenantId, tips.tenantId), eq(people.id, tips.personId)))
    .leftJoin(avatars, and(eq(avatars.tenantId, people.tenantId), eq(avatars.personId, people.id)))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

function show({ id, words, createdAt, mayWithdraw: may, chosen, author }: Row, visit: TipVisit): BookTip {
  const { player } = visit
  return {
    ...{ id, ...wordsFor(words, visit), date: createdAt.toISOString(), chosen },
    author: faceOf(author),
    isMine: author.id === player.id,
    mayWithdraw: may,
  }
}

function isBehind(cursor: string) {
  const { at, id } = momentIn(cursor)
  return sql`(${tips.createdAt}, ${tips.id}) < (${at}::timestamptz, ${id}::uuid)`
}
