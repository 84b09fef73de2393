import type { Complaint } from '../read/schema-words.ts'
import { brokenLetter } from '../read/text-file.ts'

const TIME = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/
const MOST_BYTES = 1024 * 1024
/** s that words may stand after the film is over. */
const GRACE = 1
const FIRST_LINES = 'Begin with the line WEBVTT and an empty one.'
const TIMES = 'Write 00:01.000 --> 00:04.000, with dots.'

/** What is wrong with a file of captions; null where every line of it can be read. */
export function checkCaptions(content: Buffer, filmSeconds: number): Complaint | null {
  if (content.length > MOST_BYTES)
    return { problem: 'is larger than 1 MB', hint: 'Keep only words and times in it.' }
  const text = content.toString('utf8').replace(/^\uFEFF/, '')
  const broken = brokenLetter(content, text)
  if (broken) return broken
  const lines = text.split(/\r\n|\n|\r/)
  if (!/^WEBVTT($|[ \t])/.test(lines[0] ?? '')) return { problem: 'is no WebVTT', hint: FIRST_LINES }
  let cues = 0
  let last = 0
  for (const [index, line] of lines.entries()) {
    if (!line.includes('-->')) continue
    cues += 1
    const at = `line ${index + 1}`
    const [from, to] = line.split('-->').map((part) => secondsOf(part.trim().split(/[ \t]/)[0] ?? ''))
    if (typeof from !== 'number' || typeof to !== 'number')
      return { problem: `${at}: "${line.slice(0, 60)}" is no time`, hint: TIMES }
    if (to <= from) return { problem: `${at}: ends before it begins`, hint: 'Turn the two times round.' }
    if (from < last)
      return { problem: `${at}: begins before the one above it`, hint: 'Put them in their order.' }
    if (to > filmSeconds + GRACE) {
      return { problem: `${at}: stands after the end of the film`, hint: `The film lasts ${filmSeconds} s.` }
    }
    if ((lines[index + 1] ?? '').trim() === '')
      return { problem: `${at}: has no words`, hint: 'Write them below the times.' }
    last = from
  }
  return cues === 0
    ? { problem: 'has no captions in it', hint: `Write what is said and heard. ${TIMES}` }
    : null
}

function secondsOf(time: string): number | null {
  const match = TIME.exec(time)
  if (!match) return null
  const [, hours = '0', minutes, seconds, thousandths] = match
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000
}
