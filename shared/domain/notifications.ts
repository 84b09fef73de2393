import { localTimeIn, minutesOf, nextTimeIn, timeOf, type LocalTime } from './local-time.ts'

/** What a player is notified of outside the app (PUSH-6), in the order in which it is chosen. */
export const NOTIFICATION_KINDS = [
  'rating',
  'streak',
  'due',
  'coaching',
  'invitation',
  'message',
  'kudos',
] as const
export type ChosenNotification = (typeof NOTIFICATION_KINDS)[number]
/** `publishing` answers what somebody ordered: it cannot be switched off, and comes by e-mail where no browser can be notified. */
export type NotificationKind = ChosenNotification | 'publishing'

/** What opens over the map where an address asks for it: `/#/app?open=streak`. A press on a notification does. */
export type OpenedOnMap = 'streak' | 'messages'

/** From one time of the day to another, over midnight where it ends before it begins. The end itself is not quiet. */
export interface QuietHours {
  from: LocalTime
  to: LocalTime
}

export interface NotificationSettings {
  kinds: Readonly<Record<ChosenNotification, boolean>>
  /** In the player's own zone; null: there are none. */
  quietHours: QuietHours | null
  /** Notified by e-mail wherever no browser can be notified. */
  isByEmail: boolean
}

/** Until something is chosen. */
export const FIRST_NOTIFICATIONS: NotificationSettings = {
  kinds: {
    rating: true,
    streak: true,
    due: true,
    coaching: true,
    invitation: true,
    message: true,
    kudos: true,
  },
  quietHours: { from: '21:00', to: '08:00' },
  isByEmail: false,
}

export function isQuietAt({ from, to }: QuietHours, time: LocalTime): boolean {
  return from < to ? time >= from && time < to : time >= from || time < to
}

/** When the quiet hours end that it is now; null where it is not quiet. */
export function quietUntil(quiet: QuietHours | null, zone: string, now: Date): Date | null {
  if (!quiet || !isQuietAt(quiet, localTimeIn(zone, now))) return null
  return nextTimeIn(zone, quiet.to, now)
}

/** When somebody is reminded of what ends with the day: what is said at night is said too late. */
const REMINDED_AT: LocalTime = '18:00'
const BEFORE_QUIET_MIN = 60

/** Six in the evening; where that is quiet, an hour before the quiet begins, or when it ends where that hour was yesterday. */
export function reminderTime(quiet: QuietHours | null): LocalTime {
  if (!quiet || !isQuietAt(quiet, REMINDED_AT)) return REMINDED_AT
  const before = minutesOf(quiet.from) - BEFORE_QUIET_MIN
  return before < 0 || quiet.from > REMINDED_AT ? quiet.to : timeOf(before)
}

/** When somebody is reminded of a day that comes closer: in the morning. */
export const DUE_NOTIFIED_AT: LocalTime = '09:00'

/** How many days ahead people are first notified of a due date; they are notified once more on the day itself. */
const DUE_SOON_DAYS = 3

/** @param daysLeft whole days; 0: today is the last */
export function dueStep(daysLeft: number): 'soon' | 'last' | null {
  if (daysLeft < 0 || daysLeft > DUE_SOON_DAYS) return null
  return daysLeft === 0 ? 'last' : 'soon'
}
