import { and, eq } from 'drizzle-orm'
import { isSentBack } from '#shared/domain/assessment.ts'
import { cutText } from '#shared/domain/cut-text.ts'
import { dueOf } from '#shared/domain/due.ts'
import { localDateIn, type LocalDate } from '#shared/domain/local-date.ts'
import { dueStep, type NotificationKind, type OpenedOnMap } from '#shared/domain/notifications.ts'
import { isStreakEnding } from '#shared/domain/streak.ts'
import { adventures, enrolments } from '#server/db/schema/adventures.ts'
import { messages } from '#server/db/schema/messages.ts'
import { notices, reviews } from '#server/db/schema/reviews.ts'
import { versionSeenBy } from '#server/db/version-seen.ts'
import { fill, notificationWords, type NotificationWords } from '#server/lib/letters/words.ts'
import { readDueDays } from '#server/play/due-days.ts'
import { showMessage } from '#server/play/message-words.ts'
import { wordsOf, type ReadableVersion } from '#server/play/read-reviews.ts'
import { progressBelow, readPlayerProgress } from '#server/play/player-progress.ts'
import { readStreak } from '#server/rewards/streak.ts'
import { readStreakRules } from '#server/rewards/streak-rules.ts'
import { countKudos } from './look-for-kudos.ts'
import { textOfHtml } from './text-of-html.ts'
import type { PendingNotification } from './pending.ts'
import { readRefused } from './refused-publishing.ts'
import { readSessionText } from './session-text.ts'

/** The text of a notification, in the language of its reader. */
export interface NotificationText {
  title: string
  body: string
  /** Of the button in a mail. */
  button: string
  /** The path that a press opens, with its hash. */
  place: string
  /** The path of a picture beside the words. */
  image?: string
}

const MAP = '/#/app'
const ADVENTURES = '/#/app/adventures'
const COACHING = '/#/app/coaching'
const onMap = (opened: OpenedOnMap): string => `${MAP}?open=${opened}`
/** Letters of a message: more is cut off by browsers, each at its own length. */
const LONGEST_BODY = 180

/** The text of a notification now; null where it is no longer due: it was read, done, or is gone. */
export function readNotificationText(pending: PendingNotification): Promise<NotificationText | null> {
  return TEXT_OF[pending.kind](pending)
}

const TEXT_OF: Record<NotificationKind, (pending: PendingNotification) => Promise<NotificationText | null>> =
  {
    async rating(pending) {
      const { db, tenant, person, about } = pending
      const [row] = await db
        .select({
          ...{ stars: reviews.stars, taskId: reviews.taskId, versionId: versionSeenBy(notices.personId) },
          readAt: notices.readAt,
        })
        .from(reviews)
        .innerJoin(
          adventures,
          and(eq(adventures.tenantId, reviews.tenantId), eq(adventures.id, reviews.adventureId)),
        )
        .innerJoin(notices, and(eq(notices.tenantId, reviews.tenantId), eq(notices.reviewId, reviews.id)))
        .where(
          and(
            eq(reviews.tenantId, tenant.id),
            eq(reviews.id, about),
            eq(notices.personId, person.id),
            eq(notices.kind, 'rating'),
          ),
        )
      if (!row || row.stars === null || row.readAt) return null
      const version = await readWords(pending, row.versionId)
      const missionId = version?.content.tasks.get(row.taskId)?.missionId
      if (!version || missionId === undefined) return null
      const task = version.words.task(row.taskId).name
      const place = `${MAP}/game/plot/task-introduction/${encodeURIComponent(row.taskId)}/${encodeURIComponent(missionId)}`
      const kind = isSentBack(row.stars) ? 'ratingSentBack' : 'ratingAccepted'
      return say(pending, kind, place, { task, stars: String(row.stars) })
    },

    async streak(pending) {
      const { db, tenant, person, about, now } = pending
      const rules = readStreakRules(tenant.params, tenant.features.isShopEnabled)
      const streak = await readStreak(db, { tenantId: tenant.id, ...person })
      const isToday = about === localDateIn(person.timeZone, now)
      const isEnding = isStreakEnding(streak, rules.period, { at: now, zone: person.timeZone })
      if (!rules.isOn || !isToday || !isEnding) return null
      return say(pending, rules.qualifier === 'task' ? 'streakTask' : 'streakVisit', onMap('streak'))
    },

    async due(pending) {
      const { about, person, now } = pending
      const { adventureId, day, step } = readDueAbout(about)
      const due = await readDue(pending, adventureId)
      if (!due || due.on !== day || dueStep(due.daysLeft) !== step) return null
      const place = due.isActive ? MAP : ADVENTURES
      const kind = due.on === localDateIn(person.timeZone, now) ? 'dueLast' : 'dueSoon'
      return withPicture(
        say(pending, kind, place, { adventure: due.text.words.adventure, day: dayIn(pending, due.on) }),
        due.text,
      )
    },

    async coaching(pending) {
      const text = await readSessionText(pending)
      return text && say(pending, text.what, COACHING, text.values)
    },

    async kudos(pending) {
      const { db, tenant, person, now } = pending
      const count = await countKudos(db, { tenantId: tenant.id, personId: person.id }, now)
      // they come over the map by themselves
      return count === 0 ? null : say(pending, 'kudos', MAP, { count: String(count) })
    },

    publishing: readRefusedText,

    async invitation(pending) {
      const row = await readEnrolment(pending, pending.about)
      const version = row && (await readWords(pending, row.versionId))
      if (!version) return null
      const adventure = version.words.adventure
      const dueDays = await readDueDays(pending.db, pending.tenant.id, [pending.person.id])
      const day = dueDays(pending.person.id, pending.about)
      const said =
        day === undefined
          ? say(pending, 'invitation', ADVENTURES, { adventure })
          : say(pending, 'invitationDue', ADVENTURES, { adventure, day: dayIn(pending, day) })
      return withPicture(said, version)
    },

    async message(pending) {
      const { db, tenant, person, about } = pending
      const [row] = await db
        .select({ notice: notices, message: messages })
        .from(notices)
        .innerJoin(messages, and(eq(messages.tenantId, notices.tenantId), eq(messages.id, notices.messageId)))
        .where(
          and(eq(notices.tenantId, tenant.id), eq(notices.personId, person.id), eq(notices.messageId, about)),
        )
      if (!row || row.notice.readAt) return null
      const { title, content } = showMessage(row.notice, row.message, {
        languages: [person.language],
        tenant,
      })
      const text = textOfHtml(content)
      const short = text.length > LONGEST_BODY ? `${cutText(text, LONGEST_BODY).trimEnd()}…` : text
      // an alert comes over the map by itself
      const place = row.message.type === 'mailbox' ? onMap('messages') : MAP
      return say(pending, 'message', place, { title, content: short })
    },
  }

/** What a notification of a due date is about. */
export function dueAbout(adventureId: string, day: LocalDate, step: 'soon' | 'last'): string {
  return [adventureId, day, step].join(' ')
}

function readDueAbout(about: string): { adventureId: string; day: string; step: string } {
  const [adventureId = '', day = '', step = ''] = about.split(' ')
  return { adventureId, day, step }
}

/** What is left of somebody's time for an adventure; null where no day is set, it is not played, or all is done. */
export async function readDue(pending: Omit<PendingNotification, 'kind' | 'about'>, adventureId: string) {
  const { db, tenant, person, now } = pending
  const row = await readEnrolment(pending, adventureId)
  const version = row && (await readWords(pending, row.versionId))
  if (!version) return null
  const played = await readPlayerProgress(
    db,
    { tenantId: tenant.id, id: person.id, timeZone: person.timeZone, adventureId },
    now,
  )
  const progress = progressBelow(version.content, played, version.content.published.rootMission)
  const dueDays = await readDueDays(db, tenant.id, [person.id])
  const due = dueOf(dueDays(person.id, adventureId), progress, played.today)
  return due ? { ...due, text: version, isActive: row.isActive } : null
}

async function readRefusedText(pending: PendingNotification): Promise<NotificationText | null> {
  const refused = await readRefused(pending)
  return refused && say(pending, refused.what, `/#/app/content/${refused.folder}/versions`, refused.values)
}

async function readEnrolment(
  { db, tenant, person }: Omit<PendingNotification, 'kind' | 'about'>,
  adventureId: string,
) {
  const [row] = await db
    .select({ versionId: versionSeenBy(enrolments.personId), isActive: enrolments.isActive })
    .from(enrolments)
    .innerJoin(
      adventures,
      and(eq(adventures.tenantId, enrolments.tenantId), eq(adventures.id, enrolments.adventureId)),
    )
    .where(
      and(
        eq(enrolments.tenantId, tenant.id),
        eq(enrolments.personId, person.id),
        eq(enrolments.adventureId, adventureId),
      ),
    )
  return row
}

async function readWords(
  { db, tenant, person }: Omit<PendingNotification, 'kind' | 'about'>,
  versionId: string,
): Promise<ReadableVersion | undefined> {
  const version = await wordsOf({ db, tenant, languages: [person.language] }, [versionId])
  return version.get(versionId)
}

function say(
  { person, tenant }: PendingNotification,
  what: Exclude<keyof NotificationWords, 'reason'>,
  place: string,
  values: Readonly<Record<string, string>> = {},
): NotificationText {
  const { title, body, button } = notificationWords(person.language, tenant.words)[what]
  return { title: fill(title, values), body: fill(body, values), button, place }
}

function withPicture(said: NotificationText, { content }: ReadableVersion): NotificationText {
  const { thumbnail } = content.published
  return thumbnail === null ? said : { ...said, image: thumbnail }
}

/** A day has no zone. */
function dayIn({ person }: PendingNotification, day: LocalDate): string {
  const words = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(person.language, words).format(new Date(`${day}T00:00:00Z`))
}
