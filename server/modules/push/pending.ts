import { and, eq, sql } from 'drizzle-orm'
import type { Language } from '#shared/domain/languages.ts'
import {
  FIRST_NOTIFICATIONS,
  type NotificationKind,
  type NotificationSettings,
} from '#shared/domain/notifications.ts'
import type { Database } from '#server/db/database.ts'
import { people, sessions } from '#server/db/schema/people.ts'
import { notifications } from '#server/db/schema/push.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { resolveTenant, type ResolvedTenant } from '#server/lib/resolved-tenant.ts'
import type { AppParam } from '#shared/domain/switches.ts'

/** The recipient of a notification, with the settings that apply. */
export interface NotifiedPerson {
  id: string
  email: string
  firstName: string
  language: Language
  /** The profile's, else the browser's at the last login, else the tenant's. */
  timeZone: string
  /** False for anyone who may not come in now. */
  isHere: boolean
  settings: NotificationSettings
}

/** A notification that is about to be sent to one person. */
export interface PendingNotification {
  db: Database
  tenant: ResolvedTenant
  person: NotifiedPerson
  kind: NotificationKind
  about: string
  now: Date
}

/** What was chosen, and what is so at first. */
export function settingsOf(chosen: Partial<NotificationSettings>): NotificationSettings {
  return { ...FIRST_NOTIFICATIONS, ...chosen, kinds: { ...FIRST_NOTIFICATIONS.kinds, ...chosen.kinds } }
}

/** The zone of a person's days, for anyone who has no request of theirs. */
export const NOTIFIED_ZONE = sql<string>`coalesce(${people.timeZone}, (
  select ${sessions.timeZone} from ${sessions}
  where ${sessions.tenantId} = ${people.tenantId} and ${sessions.personId} = ${people.id}
    and ${sessions.timeZone} is not null
  order by ${sessions.seenAt} desc limit 1), ${tenants.timeZone})`

/** The columns of a person who is notified; tenants are joined. */
export const NOTIFIED_PERSON = {
  ...{ id: people.id, email: people.email, firstName: people.firstName, language: people.language },
  ...{ isDisabled: people.isDisabled, agreedAt: people.agreedAt, chosen: people.notifications },
  timeZone: NOTIFIED_ZONE,
}

type PersonRow = Pick<
  typeof people.$inferSelect,
  'id' | 'email' | 'firstName' | 'language' | 'isDisabled' | 'agreedAt'
> & { timeZone: string; chosen: Partial<NotificationSettings> }

export function notifiedPerson(
  row: PersonRow,
  { defaultLanguage }: Pick<PendingNotification['tenant'], 'defaultLanguage'>,
): NotifiedPerson {
  const { id, email, firstName, timeZone } = row
  return {
    ...{ id, email, firstName, timeZone },
    language: row.language ?? defaultLanguage,
    isHere: !row.isDisabled && row.agreedAt !== null,
    settings: settingsOf(row.chosen),
  }
}

type NotificationRow = Pick<
  typeof notifications.$inferSelect,
  'tenantId' | 'id' | 'kind' | 'about' | 'expiresAt' | 'settledAt' | 'mailedAt'
>

/** Null where the account is gone with all its notifications. */
export async function readPending(
  db: Database,
  { tenantId, id }: Pick<NotificationRow, 'tenantId' | 'id'>,
  now: Date,
  fileParams: readonly AppParam[],
): Promise<(PendingNotification & { notification: NotificationRow }) | null> {
  const [row] = await db
    .select({ notification: notifications, tenant: tenants, person: NOTIFIED_PERSON })
    .from(notifications)
    .innerJoin(
      people,
      and(eq(people.tenantId, notifications.tenantId), eq(people.id, notifications.personId)),
    )
    .innerJoin(tenants, eq(tenants.id, notifications.tenantId))
    .where(and(eq(notifications.tenantId, tenantId), eq(notifications.id, id)))
  if (!row) return null
  const { notification } = row
  const tenant = resolveTenant(row.tenant, fileParams)
  const { kind, about } = notification
  return { db, tenant, person: notifiedPerson(row.person, tenant), kind, about, now, notification }
}
