import { dayAfter, mondayOf, type LocalDate } from './local-date.ts'
import type { AppParam } from './switches.ts'

/** Days that a week begins with somewhere. */
export const FIRST_WEEKDAYS = ['monday', 'saturday', 'sunday'] as const
export type FirstWeekday = (typeof FIRST_WEEKDAYS)[number]

/** How many days before Monday the week begins. */
export const DAYS_BEFORE_MONDAY = { monday: 0, saturday: 2, sunday: 1 } as const satisfies Record<
  FirstWeekday,
  number
>

/** The first day of the week that a day is in. */
export function weekStart(day: LocalDate, first: FirstWeekday): LocalDate {
  const before = DAYS_BEFORE_MONDAY[first]
  return dayAfter(mondayOf(dayAfter(day, before)), -before)
}

/** The param that says with which day weeks begin for a tenant; Monday where none does. */
export const FIRST_WEEKDAY_KEY = 'first_weekday'

export function readFirstWeekday(params: readonly AppParam[]): FirstWeekday {
  const value = params.findLast(({ configKey }) => configKey === FIRST_WEEKDAY_KEY)?.configValue
  return FIRST_WEEKDAYS.find((first) => first === value) ?? 'monday'
}
