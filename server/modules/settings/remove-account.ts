import { randomBytes } from 'node:crypto'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { badges } from '#server/db/schema/badges.ts'
import { calendarAddresses, signOffs } from '#server/db/schema/coaching.ts'
import { livePlayers, liveQuizzes } from '#server/db/schema/live.ts'
import { jobs, mailedLinks } from '#server/db/schema/mail.ts'
import { messages } from '#server/db/schema/messages.ts'
import { notes } from '#server/db/schema/notes.ts'
import { avatars, people } from '#server/db/schema/people.ts'
import { contentPresences, contentTranslators } from '#server/db/schema/content.ts'
import { attempts, presences } from '#server/db/schema/play.ts'
import { notices, reviews } from '#server/db/schema/reviews.ts'
import { streaks, streakSteps } from '#server/db/schema/rewards.ts'
import { deviceTokens, notifications } from '#server/db/schema/push.ts'
import { events } from '#server/db/schema/statistics.ts'
import { assignments, teamLeaders, teamMembers } from '#server/db/schema/teams.ts'
import { goalCheers, kudos } from '#server/db/schema/together.ts'
import { tipChoices, tips } from '#server/db/schema/tips.ts'
import { shopOrders } from '#server/db/schema/shop.ts'
import { uploads, uploadTotals } from '#server/db/schema/uploads.ts'
import { hashQueued } from '#server/http/new-password.ts'
import { Problem } from '#server/http/problem.ts'
import { dropSessionsOf } from '#server/http/session.ts'
import { dropFactors } from '#server/lib/second-factor/factors.ts'
import { removedAddress } from '#server/lib/removed-account.ts'
import { forgetSessions, lockSessionsOf } from '#server/play/forget-sessions.ts'
import { returnWaiting } from '#server/rewards/shop-orders.ts'
import { isMe, lockAsKnown, mustKnowPassword, type MyVisit } from './confirm-password.ts'

/**
 * Takes away what tells who it was and keeps what was done (decision 0015), then signs out everywhere.
 * @throws Problem 422 for a wrong password, 409 for the tenant's last admin, 429 after too many tries
 */
export async function removeMyAccount(password: string, visit: MyVisit): Promise<void> {
  const { db, files, player, session } = visit
  const me = await mustKnowPassword(password, 'password', visit)
  const passwordHash = await hashQueued(randomBytes(32).toString('base64url'))
  const handedIn = await db.transaction(async (tx) => {
    await lockSessionsOf(tx, player)
    // first: own row is one of those of all admins, which are locked in one order
    if (player.role === 'admin') await mustLeaveAnAdmin(tx, visit)
    await lockAsKnown(tx, me, 'password', visit)
    await forgetBelongings(tx, me.email, visit)
    await blankOpinions(tx, visit)
    await leaveTeams(tx, visit)
    await forgetSessions(tx, player, visit.now)
    await forgetTips(tx, visit)
    await leaveShop(tx, visit)
    await tx.update(people).set(nobody(player.id, passwordHash)).where(isMe(visit))
    await dropSessionsOf(tx, { tenantId: player.tenantId, personId: player.id, exceptHash: null })
    return forgetFiles(tx, visit)
  })
  for (const id of handedIn) await files.folder.remove(id)
  await session.end()
}

/** Names and addresses are unique in a tenant: the row's own id is, and it is chance. */
function nobody(id: string, passwordHash: string): Partial<typeof people.$inferInsert> {
  return {
    username: id,
    email: removedAddress(id),
    firstName: id,
    lastName: id,
    displayName: id,
    language: null,
    timeZone: null,
    formOfAddress: null,
    // it says that somebody needs more time, and may say why
    extraExamTime: 0,
    accommodations: {},
    avatarSprite: null,
    notifications: {},
    privacy: { isVisible: false },
    passwordHash,
    isDisabled: true,
    agreedAt: null,
  }
}

/** Locks all admins in one order, so that the last two cannot both go at once. */
async function mustLeaveAnAdmin(tx: Database, { player }: MyVisit): Promise<void> {
  const admins = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.tenantId, player.tenantId), eq(people.role, 'admin'), eq(people.isDisabled, false)))
    .orderBy(people.id)
    .for('update')
  if (admins.every(({ id }) => id === player.id)) throw new Problem(409, 'last-admin')
}

/** Picture, private notes, traces of where the person is, and mail: also what is on its way, and that by which they once came. */
async function forgetBelongings(tx: Database, email: string, { player }: MyVisit): Promise<void> {
  const { tenantId, id } = player
  await dropFactors(tx, player)
  await tx.delete(avatars).where(and(eq(avatars.tenantId, tenantId), eq(avatars.personId, id)))
  for (const table of [
    presences,
    contentPresences,
    contentTranslators,
    events,
    deviceTokens,
    notifications,
    calendarAddresses,
    notes,
    goalCheers,
    livePlayers,
    liveQuizzes,
  ]) {
    await tx.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.personId, id)))
  }
  for (const table of [streaks, streakSteps]) {
    await tx
      .update(table)
      .set({ takenIn: null })
      .where(and(eq(table.tenantId, tenantId), eq(table.personId, id)))
  }
  const isMyAddress = sql`lower(${mailedLinks.email}) = lower(${email})`
  const isMine = and(eq(mailedLinks.tenantId, tenantId), or(eq(mailedLinks.personId, id), isMyAddress))
  const links = tx
    .select({ id: sql`${mailedLinks.id}::text` })
    .from(mailedLinks)
    .where(isMine)
  // also those that were given up
  const isOfMine = or(
    sql`lower(${jobs.payload} ->> 'email') = lower(${email})`,
    inArray(sql`${jobs.payload} ->> 'linkId'`, links),
  )
  await tx.delete(jobs).where(and(eq(jobs.tenantId, tenantId), isOfMine))
  await tx.delete(mailedLinks).where(isMine)
}

/** Words of one's own may say whose they are. What was chosen in a survey stays. */
async function blankOpinions(tx: Database, { player }: MyVisit): Promise<void> {
  const hasWords = sql`jsonb_path_exists(${attempts.state}, '$.answers[*] ? (@.value.type() == "string")')`
  const others = sql`jsonb_path_query_array(${attempts.state}, '$.answers[*] ? (@.value.type() != "string")')`
  await tx
    .update(attempts)
    .set({ state: sql`jsonb_set(${attempts.state}, '{answers}', ${others})` })
    .where(and(eq(attempts.tenantId, player.tenantId), eq(attempts.personId, player.id), hasWords))
  // words that were typed into gaps
  await tx
    .update(attempts)
    .set({ state: sql`${attempts.state} || '{"laid": [], "checked": null}'::jsonb` })
    .where(
      and(
        eq(attempts.tenantId, player.tenantId),
        eq(attempts.personId, player.id),
        sql`jsonb_exists(${attempts.state}, 'laid')`,
      ),
    )
}

/** Nobody leads, rates or signs off anyone who is gone; what was rated keeps its stars, and loses the words of both. */
async function leaveTeams(tx: Database, { player }: MyVisit): Promise<void> {
  const { tenantId, id } = player
  await tx.delete(messages).where(and(eq(messages.tenantId, tenantId), eq(messages.addresseeId, id)))
  for (const table of [teamMembers, teamLeaders, assignments, notices, signOffs, badges]) {
    await tx.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.personId, id)))
  }
  await tx
    .update(reviews)
    .set({ comment: '', reply: sql`case when ${reviews.reply} is null then null else '' end` })
    .where(and(eq(reviews.tenantId, tenantId), eq(reviews.personId, id)))
}

/** What somebody wrote or chose for others, or thanked them for, would go on speaking. */
async function forgetTips(tx: Database, { player }: MyVisit): Promise<void> {
  const { tenantId, id } = player
  const isMine = or(eq(tipChoices.personId, id), eq(tipChoices.chosenBy, id))
  await tx.delete(tipChoices).where(and(eq(tipChoices.tenantId, tenantId), isMine))
  await tx.delete(tips).where(and(eq(tips.tenantId, tenantId), eq(tips.personId, id)))
  await tx
    .delete(kudos)
    .where(and(eq(kudos.tenantId, tenantId), or(eq(kudos.personId, id), eq(kudos.givenBy, id))))
}

/** What was bought and not handed over goes back into the stock; what was said to the buyer goes. */
async function leaveShop(tx: Database, { player, now }: MyVisit): Promise<void> {
  await returnWaiting(tx, player, now)
  await tx
    .update(shopOrders)
    .set({ note: '' })
    .where(and(eq(shopOrders.tenantId, player.tenantId), eq(shopOrders.personId, player.id)))
}

/**
 * Pictures and papers of one's own show who one is, and so do their names. How many were handed in stays.
 * @returns ids of what is to be deleted once that is certain
 */
async function forgetFiles(tx: Database, { player }: MyVisit): Promise<string[]> {
  const { tenantId, id: personId } = player
  const gone = await tx
    .delete(uploads)
    .where(and(eq(uploads.tenantId, tenantId), eq(uploads.personId, personId)))
    .returning({ id: uploads.id, bytes: uploads.bytes })
  const bytes = gone.reduce((sum, row) => sum + row.bytes, 0)
  await tx
    .update(uploadTotals)
    .set({ bytes: sql`${uploadTotals.bytes} - ${bytes}` })
    .where(eq(uploadTotals.tenantId, tenantId))
  const isFile = sql`jsonb_typeof(${attempts.state} -> 'files') = 'array'`
  const nameless = sql`(select coalesce(jsonb_agg(one || '{"name": ""}'), '[]') from jsonb_array_elements(${attempts.state} -> 'files') one)`
  await tx
    .update(attempts)
    .set({ state: sql`jsonb_set(${attempts.state}, '{files}', ${nameless})` })
    .where(and(eq(attempts.tenantId, tenantId), eq(attempts.personId, personId), isFile))
  return gone.map(({ id }) => id)
}
