/** A time zone as a person looks for it. */
export interface ZoneChoice {
  /** IANA name. */
  id: string
  /** `zoneName`. */
  label: string
  /** Region and offset now. */
  note: string
}

/** Places that browsers still list by the name they once had. */
const RENAMED: Readonly<Record<string, string>> = {
  'America/Godthab': 'Nuuk',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
}

/** All zones that the browser knows, by city. */
export function zoneChoices(now: Date): ZoneChoice[] {
  return zoneIds()
    .map((id) => zoneChoice(id, now))
    .sort((one, other) => one.label.localeCompare(other.label))
}

/** IANA names of all zones that the browser knows. */
export function zoneIds(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]
}

/** `Europe/Warsaw` as people write it: mostly a city. */
export function zoneName(id: string): string {
  return RENAMED[id] ?? wordsOf(id).at(-1) ?? id
}

/** Where the place of `zoneName` lies; empty where its zone has no region. */
export function zoneRegion(id: string): string {
  return wordsOf(id).slice(0, -1).join(', ')
}

/** Also of a zone that this browser does not list: another one may have kept it. */
export function zoneChoice(id: string, now: Date): ZoneChoice {
  const note = [zoneRegion(id), offsetOf(id, now)].filter((part) => part !== '').join(', ')
  return { id, label: zoneName(id), note }
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
