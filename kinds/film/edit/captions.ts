/** What is said from one moment of a film to another, in seconds. */
export interface Caption {
  from: number
  to: number
  text: string
  /** How it stands, as WebVTT says it behind the times; kept as it is. */
  settings: string
}

export interface Captions {
  /** What stands before the first of them, without the line WEBVTT: notes, styles. */
  head: string
  captions: Caption[]
}

const TIME = /(?:(\d{2,}):)?([0-5]?\d):([0-5]\d)[.,](\d{3})/

/** Reads WebVTT, and SubRip, which differs by its commas; what cannot be read is left out. */
export function readCaptions(source: string): Captions {
  const blocks = source
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^WEBVTT[^\n]*\n?/, '')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
  const first = blocks.findIndex((block) => block.includes('-->'))
  return {
    head: blocks.slice(0, first < 0 ? blocks.length : first).join('\n\n'),
    captions: inOrder(blocks.flatMap((block) => readCaption(block) ?? [])),
  }
}

function readCaption(block: string): Caption | null {
  const lines = block.split('\n')
  const at = lines.findIndex((line) => line.includes('-->'))
  const [begin = '', behind = ''] = (lines[at] ?? '').split('-->')
  const [from, to] = [secondsIn(begin), secondsIn(behind)]
  if (at < 0 || from === null || to === null) return null
  const [, settings = ''] = /^\s*\S+\s*(.*)$/.exec(behind) ?? []
  return { from, to, text: lines.slice(at + 1).join('\n'), settings: settings.trim() }
}

function secondsIn(time: string): number | null {
  const [, hours = '0', minutes, seconds, thousandths] = TIME.exec(time) ?? []
  if (minutes === undefined) return null
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000
}

/** As WebVTT that the check takes: in order, and none without words. */
export function writeCaptions({ head, captions }: Captions): string {
  const written = inOrder(captions)
    .filter(({ text, from, to }) => text.trim() !== '' && to > from)
    .map(({ from, to, text, settings }) => {
      const times = `${timeOf(from)} --> ${timeOf(to)}${settings === '' ? '' : ` ${settings}`}`
      // a blank line would end it, and an arrow begin another
      const words = text
        .replaceAll(/\n\s*\n+/g, '\n')
        .replaceAll('-->', '→')
        .trim()
      return `${times}\n${words}\n`
    })
  return ['WEBVTT\n', ...(head === '' ? [] : [`${head}\n`]), ...written].join('\n')
}

/** `00:01:02.500` */
export function timeOf(seconds: number): string {
  const ms = Math.max(0, Math.round(seconds * 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const clock = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60]
  return `${clock.map(two).join(':')}.${String(ms % 1000).padStart(3, '0')}`
}

/** `1:02.5`, `62.5` or `00:01:02.500`, as a person types it; null for what is no time. */
export function secondsTyped(typed: string): number | null {
  const [, hours = '0', minutes = '0', seconds] =
    /^\s*(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5}(?:[.,]\d{1,3})?)\s*$/.exec(typed) ?? []
  if (seconds === undefined) return null
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'))
}

export const inOrder = (captions: readonly Caption[]): Caption[] =>
  captions.toSorted((one, other) => one.from - other.from)

/** A new one behind the one before it, at a moment; it ends where the next begins. */
export function captionAt(captions: readonly Caption[], at: number, length: number): Caption {
  const next = captions.find(({ from }) => from > at)
  const to = Math.min(at + 3, next?.from ?? Infinity, Math.max(length, at + 1))
  return { from: round(at), to: round(Math.max(to, at + 0.5)), text: '', settings: '' }
}

export const round = (seconds: number): number => Math.round(seconds * 1000) / 1000

/** Why the check would not take a caption; null where it would. */
export function troubleOf(
  { from, to, text }: Caption,
  length: number | null,
): 'order' | 'late' | 'empty' | null {
  if (to <= from) return 'order'
  if (length !== null && to > length + 1) return 'late'
  return text.trim() === '' ? 'empty' : null
}

/** `1:02.5`: without hours and noughts where there are none. */
export function shortly(seconds: number): string {
  return timeOf(seconds)
    .replace(/^00:0?/, '')
    .replace(/\.?0{1,3}$/, '')
}
