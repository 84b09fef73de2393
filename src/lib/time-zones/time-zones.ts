import { isLanguage, type Language } from '#shared/domain/languages.ts'
import de from './de.json'
import en from './en.json'
import es from './es.json'
import pl from './pl.json'

/** A time zone as a person looks for it. */
export interface ZoneChoice {
  /** IANA name. */
  id: string
  /** `zoneName`. */
  label: string
  /** Region and offset now. */
  note: string
}

interface ZoneNames {
  regions: Readonly<Record<string, string | undefined>>
  /** By IANA name; the others are called as their IANA name ends. */
  places: Readonly<Record<string, string | undefined>>
}

/** Names of places by the Unicode Common Locale Data Repository. */
const NAMES: Readonly<Record<Language, ZoneNames>> = { de, en, es, pl }

/** All zones that the browser knows, by city. */
export function zoneChoices(now: Date, language: string): ZoneChoice[] {
  return zoneIds()
    .map((id) => zoneChoice(id, now, language))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}

/** IANA names of all zones that the browser knows. */
export function zoneIds(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]
}

/** `Europe/Warsaw` as people write it in their language: mostly a city. */
export function zoneName(id: string, language: string): string {
  return namesIn(language).places[id] ?? wordsOf(id).at(-1) ?? id
}

/** Where the place of `zoneName` lies; empty where its zone has no region. */
export function zoneRegion(id: string, language: string): string {
  return wordsOf(id)
    .slice(0, -1)
    .map((word) => namesIn(language).regions[word] ?? word)
    .join(', ')
}

/** Also of a zone that this browser does not list: another one may have saved it. */
export function zoneChoice(id: string, now: Date, language: string): ZoneChoice {
  const note = [zoneRegion(id, language), offsetOf(id, now)].filter((part) => part !== '').join(', ')
  return { id, label: zoneName(id, language), note }
}

function namesIn(language: string): ZoneNames {
  return NAMES[isLanguage(language) ? language : 'en']
}

function wordsOf(id: string): string[] {
  return id.replaceAll('_', ' ').split('/')
}

/** 'UTC+01:00'; empty for a zone that the browser does not know. */
function offsetOf(timeZone: string, now: Date): string {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now)
    return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? ''
  } catch {
    return ''
  }
}
