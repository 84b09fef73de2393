import { fork } from 'node:child_process'
import { ANY_LANGUAGE } from '#kinds/ebook/shared/schemas.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import type { BookPlaces } from './book-places.ts'
import type { ReadBook } from './epub.ts'
import { MeasuredPdf, MOST_PAGES } from './measured-pdf.ts'

/** A file that keeps us busy longer was made to. */
const TIMEOUT_MS = 60_000
const MOST_MEMORY_MB = 1024
const AGAIN = 'Export it again as PDF; it may be cut off.'
const SIMPLER = 'Export it again as PDF, with smaller pictures, or make several books of it.'

const PROBLEMS = {
  broken: ['cannot be opened', AGAIN],
  password: ['is locked with a password', 'Save it without a password.'],
  form: ['is a form that only Adobe Reader shows (XFA)', 'Print it to PDF, and take that file.'],
  'no page': ['has no page', AGAIN],
  'too many pages': [`has more than ${MOST_PAGES} pages`, 'Make several books of it.'],
} as const

/** Serves a PDF as it is, after it was opened once. @throws UnreadableArt for one that no reader opens */
export async function readPdf(
  file: Buffer,
  { name, store }: BookPlaces,
  timeoutMs = TIMEOUT_MS,
): Promise<ReadBook> {
  if (!file.subarray(0, 1024).includes('%PDF-')) throw new UnreadableArt('is no PDF inside', AGAIN)
  const measured = await measure(file, timeoutMs)
  if ('problem' in measured) {
    const [problem, hint] = PROBLEMS[measured.problem]
    throw new UnreadableArt(problem, hint)
  }
  const { title, words } = measured
  const url = await store.putFile(name, 'pdf', file)
  return { book: { key: ANY_LANGUAGE, format: 'pdf', title, words, url }, files: [url] }
}

/** In a process that is ended when it takes too long: a timer in the same one would never come to its turn. */
function measure(file: Buffer, timeoutMs: number): Promise<MeasuredPdf> {
  return new Promise((resolve, reject) => {
    const reader = fork(new URL('measure-pdf.mjs', import.meta.url), {
      execArgv: [`--max-old-space-size=${MOST_MEMORY_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reader.kill('SIGKILL')
    }, timeoutMs)
    reader.once('message', (message) => {
      resolve(MeasuredPdf.parse(message))
      reader.kill()
    })
    reader.once('error', reject)
    // after an answer nobody hears this
    reader.once('exit', () => {
      clearTimeout(timer)
      reject(new UnreadableArt(isLate ? 'takes too long to open' : 'needs too much memory to open', SIMPLER))
    })
    reader.send({ file, mostPages: MOST_PAGES }, (error) => {
      if (error) reader.kill()
    })
  })
}
