import { say } from '#shared/domain/findings/words.ts'
import type { Complaint } from '../read/schema-words.ts'
import { brokenLetter } from '../read/text-file.ts'

const TIME = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/
const MOST_BYTES = 1024 * 1024
/** s that words may stand after the film is over. */
const GRACE = 1

/** What is wrong with a file of captions; null where every line of it can be read. */
export function checkCaptions(content: Buffer, filmSeconds: number): Complaint | null {
  if (content.length > MOST_BYTES)
    return { problem: say('larger-than-1-mb'), hint: say('captions-large-hint') }
  const text = content.toString('utf8').replace(/^\uFEFF/, '')
  const broken = brokenLetter(content, text)
  if (broken) return broken
  const lines = text.split(/\r\n|\n|\r/)
  if (!/^WEBVTT($|[ \t])/.test(lines[0] ?? ''))
    return { problem: say('captions-other'), hint: say('captions-other-hint') }
  let cues = 0
  let last = 0
  for (const [index, said] of lines.entries()) {
    if (!said.includes('-->')) continue
    cues += 1
    const line = index + 1
    const [from, to] = said.split('-->').map((part) => secondsOf(part.trim().split(/[ \t]/)[0] ?? ''))
    if (typeof from !== 'number' || typeof to !== 'number')
      return {
        problem: say('captions-time', { line, said: said.slice(0, 60) }),
        hint: say('captions-time-hint'),
      }
    if (to <= from)
      return { problem: say('captions-backwards', { line }), hint: say('captions-backwards-hint') }
    if (from < last) return { problem: say('captions-order', { line }), hint: say('captions-order-hint') }
    if (to > filmSeconds + GRACE) {
      const hint = say('captions-late-hint', { seconds: filmSeconds })
      return { problem: say('captions-late', { line }), hint }
    }
    if ((lines[line] ?? '').trim() === '')
      return { problem: say('captions-wordless', { line }), hint: say('captions-wordless-hint') }
    last = from
  }
  return cues === 0 ? { problem: say('captions-none'), hint: say('captions-none-hint') } : null
}

function secondsOf(time: string): number | null {
  const match = TIME.exec(time)
  if (!match) return null
  const [, hours = '0', minutes, seconds, thousandths] = match
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000
}
