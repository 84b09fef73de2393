import { daysBetween, type LocalDate } from './local-date.ts'

export const YEAR_SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export type YearSeason = (typeof YEAR_SEASONS)[number]

/** How the hour and the season change a map, which is drawn as at dusk. */
export interface Daylight {
  /** What its colours are multiplied with, at the top of the picture and at its foot, as #rrggbb: white leaves them as they are. */
  shade: [top: string, foot: string]
  /** What is screened over it, likewise: black leaves it as it is. */
  shine: [top: string, foot: string]
  /** Lamps and windows are lit. */
  isDark: boolean
  season: YearSeason
}

type Rgb = readonly [number, number, number]
type Pair = readonly [Rgb, Rgb]

interface Hour {
  shade: Pair
  shine: Pair
  /** From 0 to 1. */
  dark: number
}

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
const AS_DRAWN: Hour = { shade: [WHITE, WHITE], shine: [BLACK, BLACK], dark: 0 }

const NIGHT: Hour = {
  shade: [
    [92, 112, 176],
    [112, 134, 194],
  ],
  shine: [BLACK, BLACK],
  dark: 1,
}
const DAWN: Hour = {
  shade: [
    [236, 214, 236],
    [255, 226, 214],
  ],
  shine: [
    [16, 10, 22],
    [34, 18, 14],
  ],
  dark: 0.5,
}
const DAY: Hour = {
  shade: [WHITE, WHITE],
  shine: [
    [74, 96, 112],
    [36, 58, 74],
  ],
  dark: 0,
}
const DUSK: Hour = { ...AS_DRAWN, dark: 0.4 }

/** How long before the sunrise it gets light, and after the sunset dark; and how long the first and the last light last, in minutes. */
const TWILIGHT = 45
const LOW_SUN = 75

/** Length of the day at 50 degrees of latitude, in minutes: its mean, and how much longer the longest one is. */
const MEAN_DAY = 732
const SWING = 246
/** Day of the year with the mean length in spring, from 0. */
const EQUINOX = 79
const YEAR_DAYS = 365.25
const NOON = 12 * 60
const DAY_MINUTES = 24 * 60

/** Where it is winter in July: parts of the names of time zones. */
const SOUTHERN =
  /^(Australia|Antarctica)\/|\/(Auckland|Chatham|Fiji|Tongatapu|Apia|Noumea|Sao_Paulo|Bahia|Campo_Grande|Cuiaba|Buenos_Aires|Montevideo|Santiago|Punta_Arenas|Asuncion|La_Paz|Lima|Johannesburg|Harare|Lusaka|Maputo|Windhoek|Gaborone|Maseru|Mbabane|Antananarivo|Mauritius|Reunion)$|^America\/Argentina\//

/**
 * The light on a map by the clock of a time zone (an IANA name), as at 50 degrees of latitude: days are long in summer.
 * @param today the day there
 * @param minute of that day, from 0
 */
export function daylightAt(timeZone: string, today: LocalDate, minute: number): Daylight {
  const isSouthern = SOUTHERN.test(timeZone)
  const day = daysBetween(`${today.slice(0, 4)}-01-01`, today)
  const year = (day - EQUINOX) / YEAR_DAYS + (isSouthern ? 0.5 : 0)
  const half = (MEAN_DAY + SWING * Math.sin(2 * Math.PI * year)) / 2
  const hours: readonly (readonly [number, Hour])[] = [
    [0, NIGHT],
    [NOON - half - TWILIGHT, NIGHT],
    [NOON - half, DAWN],
    [NOON - half + LOW_SUN, DAY],
    [NOON + half - LOW_SUN, DAY],
    [NOON + half, DUSK],
    [NOON + half + TWILIGHT, NIGHT],
    [DAY_MINUTES, NIGHT],
  ]
  const next = hours.findIndex(([from]) => from > minute)
  const [before = AS_DRAWN, after = AS_DRAWN] = [hours.at(next - 1)?.[1], hours.at(next)?.[1]]
  const from = hours.at(next - 1)?.[0] ?? 0
  const share = (minute - from) / ((hours.at(next)?.[0] ?? DAY_MINUTES) - from)
  return {
    shade: blend(before.shade, after.shade, share),
    shine: blend(before.shine, after.shine, share),
    isDark: mix(before.dark, after.dark, share) >= 0.5,
    season: seasonOf(Number(today.slice(5, 7)), isSouthern),
  }
}

/** Three whole months each: spring begins in March, or in September. */
function seasonOf(month: number, isSouthern: boolean): YearSeason {
  return YEAR_SEASONS[Math.floor(((month + (isSouthern ? 3 : 9)) % 12) / 3)] ?? 'winter'
}

function blend(one: Pair, other: Pair, share: number): [string, string] {
  const colour = (index: 0 | 1) =>
    `#${one[index].map((value, part) => hex(mix(value, other[index][part] ?? 0, share))).join('')}`
  return [colour(0), colour(1)]
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share
const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0')
