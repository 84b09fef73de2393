import { and, eq, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { agreementAcceptances } from '#server/db/schema/agreements.ts'
import { enrolments } from '#server/db/schema/adventures.ts'
import { badges } from '#server/db/schema/badges.ts'
import {
  calendarAddresses,
  coachingBookings,
  coachingSessions,
  signOffs,
} from '#server/db/schema/coaching.ts'
import { liveAnswers, livePlayers, liveQuizzes } from '#server/db/schema/live.ts'
import { mailedLinks } from '#server/db/schema/mail.ts'
import { notes } from '#server/db/schema/notes.ts'
import { avatars, people, sessions } from '#server/db/schema/people.ts'
import { attempts, completions, dismissals, presences, stories } from '#server/db/schema/play.ts'
import { missionAssessments, notices, reviews } from '#server/db/schema/reviews.ts'
import { pointTotals, seasonRecaps } from '#server/db/schema/rankings.ts'
import { activities, ledgerEntries, streaks, streakSteps, wallets } from '#server/db/schema/rewards.ts'
import { recallAnswers, recallCards } from '#server/db/schema/recall.ts'
import { deviceTokens, notifications } from '#server/db/schema/push.ts'
import { passkeys, recoveryCodes, secondSteps, totpSecrets } from '#server/db/schema/second-factor.ts'
import { shopOrders } from '#server/db/schema/shop.ts'
import { events } from '#server/db/schema/statistics.ts'
import { assignments, teamLeaders, teamMembers } from '#server/db/schema/teams.ts'
import { goalCheers, kudos } from '#server/db/schema/together.ts'
import { tipChoices, tips } from '#server/db/schema/tips.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import { isMe, type MyVisit } from './confirm-password.ts'

type TableOfPeople = PgTable & { tenantId: PgColumn; personId: PgColumn }

/** Every other table that knows people; `export-mine.test.ts` finds the one that is forgotten. */
const TABLES = [
  agreementAcceptances,
  avatars,
  sessions,
  mailedLinks,
  enrolments,
  attempts,
  completions,
  stories,
  presences,
  dismissals,
  recallCards,
  recallAnswers,
  notes,
  ledgerEntries,
  wallets,
  streaks,
  streakSteps,
  badges,
  activities,
  pointTotals,
  seasonRecaps,
  reviews,
  notices,
  missionAssessments,
  teamLeaders,
  teamMembers,
  assignments,
  uploads,
  tips,
  tipChoices,
  kudos,
  goalCheers,
  liveQuizzes,
  livePlayers,
  liveAnswers,
  signOffs,
  shopOrders,
  coachingSessions,
  coachingBookings,
  calendarAddresses,
  events,
  deviceTokens,
  notifications,
  totpSecrets,
  passkeys,
  recoveryCodes,
  secondSteps,
] as const satisfies readonly TableOfPeople[]

/** What opens an account, in whatever form it is kept, leaves it for nobody. */
const SECRETS: readonly string[] = [
  ...['passwordHash', 'tokenHash', 'sessionHash', 'token', 'secret', 'codeHash'],
  // which answers of an open exam were right
  'leftItems',
]

/** All rows about me, by table. */
export async function exportMine(visit: MyVisit): Promise<Record<string, unknown[]>> {
  const { db, player } = visit
  const parts: Record<string, unknown[]> = {
    [getTableName(people)]: (await db.select().from(people).where(isMe(visit))).map(showRow),
  }
  for (const table of TABLES) {
    const rows: Record<string, unknown>[] = await db
      .select()
      .from<TableOfPeople>(table)
      .where(and(eq(table.tenantId, player.tenantId), eq(table.personId, player.id)))
    parts[getTableName(table)] = rows.map(showRow)
  }
  return parts
}

function showRow(row: Record<string, unknown>): Record<string, unknown> {
  const secrets = revealsAnswers(row) ? [...SECRETS, 'state'] : SECRETS
  const shown = Object.entries(row).filter(([name]) => !secrets.includes(name))
  return Object.fromEntries(
    shown.map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ]),
  )
}

/** An attempt that is still open, of which the ends are shuffled: what is kept of its lines says which ends belong together. */
function revealsAnswers({ state, finishedAt }: Record<string, unknown>): boolean {
  return finishedAt === null && typeof state === 'object' && state !== null && 'salt' in state
}
