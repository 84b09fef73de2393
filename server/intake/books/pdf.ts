import { ANY_LANGUAGE } from '#shared/scene/tasks/ebook.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import type { BookPlaces, ReadBook } from './epub.ts'

const MOST_PAGES = 2000
/** A file that keeps us busy longer was made to. */
const PATIENCE_MS = 60_000
const AGAIN = 'Export it again as PDF; it may be cut off.'

/** Serves a PDF as it is, after it was opened once. @throws UnreadableArt for one that no reader opens */
export async function readPdf(file: Buffer, { name, store }: BookPlaces): Promise<ReadBook> {
  if (!file.subarray(0, 1024).includes('%PDF-')) throw new UnreadableArt('is no PDF inside', AGAIN)
  const { title, words } = await measured(file)
  const url = await store.putFile(name, 'pdf', file)
  return { book: { key: ANY_LANGUAGE, format: 'pdf', title, words, url }, files: [url] }
}

interface Measured {
  title: string
  words: number[]
}

async function measured(file: Buffer): Promise<Measured> {
  // pdf.js is large, and only a build that has a PDF needs it
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const opening = getDocument({
    data: new Uint8Array(file),
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
  })
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnreadableArt('takes too long to open', AGAIN)), PATIENCE_MS)
  })
  try {
    return await Promise.race([measurePages(opening.promise), tooLong])
  } catch (error) {
    throw asUnreadable(error)
  } finally {
    clearTimeout(timer)
    await opening.destroy()
  }
}

type Opened = Awaited<ReturnType<typeof import('pdfjs-dist/legacy/build/pdf.mjs').getDocument>['promise']>

async function measurePages(opening: Promise<Opened>): Promise<Measured> {
  const pdf = await opening
  if (pdf.numPages < 1) throw new UnreadableArt('has no page', AGAIN)
  if (pdf.numPages > MOST_PAGES) {
    throw new UnreadableArt(`has more than ${MOST_PAGES} pages`, 'Make several books of it.')
  }
  const words: number[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    words.push(text.split(/\s+/).filter((word) => word !== '').length)
    page.cleanup()
  }
  return { title: titleOf((await pdf.getMetadata()).info), words }
}

function titleOf(info: object): string {
  return 'Title' in info && typeof info.Title === 'string' ? info.Title.slice(0, 200) : ''
}

function asUnreadable(error: unknown): UnreadableArt {
  if (error instanceof UnreadableArt) return error
  if (error instanceof Error && error.name === 'PasswordException') {
    return new UnreadableArt('is locked with a password', 'Save it without a password.')
  }
  return new UnreadableArt('cannot be opened', AGAIN)
}
