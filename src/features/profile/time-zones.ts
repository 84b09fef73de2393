/** A time zone as a person looks for it. */
export interface ZoneChoice {
  /** IANA name. */
  id: string
  /** The last part of it: mostly a city. */
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
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]
  return zones.map((id) => zoneChoice(id, now)).sort((one, other) => one.label.localeCompare(other.label))
}

/** Also of a zone that this browser does not list: another one may have kept it. */
export function zoneChoice(id: string, now: Date): ZoneChoice {
  const words = id.replaceAll('_', ' ').split('/')
  const region = words.slice(0, -1).join(', ')
  const note = [region, offsetOf(id, now)].filter((part) => part !== '').join(', ')
  return { id, label: RENAMED[id] ?? words.at(-1) ?? id, note }
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
