import { fork } from 'node:child_process'
import { say } from '#shared/domain/findings/words.ts'
import { ANY_LANGUAGE } from '#kinds/ebook/shared/schemas.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import type { BookPlaces } from './book-places.ts'
import type { ReadBook } from './epub.ts'
import { MeasuredPdf, MOST_PAGES } from './measured-pdf.ts'

/** A file that keeps us busy longer was made to. */
const TIMEOUT_MS = 60_000
const MOST_MEMORY_MB = 1024
const AGAIN = say('pdf-again')

const PROBLEMS = {
  broken: [say('pdf-unopened'), AGAIN],
  password: [say('pdf-password'), say('save-without-password')],
  form: [say('pdf-form'), say('pdf-form-hint')],
  'no page': [say('pdf-no-page'), AGAIN],
  'too many pages': [say('pdf-pages', { most: MOST_PAGES }), say('several-books')],
} as const

/** Serves a PDF as it is, after it was opened once. @throws UnreadableArt for one that no reader opens */
export async function readPdf(
  file: Buffer,
  { name, store }: BookPlaces,
  timeoutMs = TIMEOUT_MS,
): Promise<ReadBook> {
  if (!file.subarray(0, 1024).includes('%PDF-')) throw new UnreadableArt(say('pdf-other'), AGAIN)
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
      reject(new UnreadableArt(say(isLate ? 'pdf-slow' : 'pdf-memory'), say('pdf-simpler')))
    })
    reader.send({ file, mostPages: MOST_PAGES }, (error) => {
      if (error) reader.kill()
    })
  })
}
