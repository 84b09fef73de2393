import { readFile, stat } from 'node:fs/promises'
import { either, megabytesOf, say } from '#shared/domain/findings/words.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { ANY_LANGUAGE, Book } from '#kinds/ebook/shared/schemas.ts'
import type { ArtCache } from '../art-cache.ts'
import type { ArtStore } from '../art-store.ts'
import type { BookPlaces } from '../books/book-places.ts'
import { readEpub, type ReadBook } from '../books/epub.ts'
import { readPdf } from '../books/pdf.ts'
import { Findings } from '../findings.ts'
import { cacheKey } from '../fingerprint.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { Folder } from '../read/folder.ts'
import type { MissionSource } from '../read/mission-folder.ts'
import { sideBySide } from '../side-by-side.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import * as z from 'zod/mini'
import { NamedFiles, readOrReport } from './named-files.ts'

const ENDINGS = ['.epub', '.pdf']
const ENDING = /\.(epub|pdf)$/i
const MOST_BYTES = 50 * 1024 * 1024
/** Raise it when the same book must come out different. */
const BOOK_VERSION = 2

const CachedBook = z.object({ book: Book, files: z.array(z.string()) })

interface FoundBook {
  /** Null for one that cannot be read. */
  book: Book | null
  /** What is wrong with it. */
  findings: Findings
}

/** The books of an adventure: the mission's own first, then those that the adventure shares. */
export class Books {
  private readonly read = new Map<string, Promise<FoundBook>>()
  private readonly reported = new Set<string>()
  private readonly adventure: AdventureSource
  private readonly files: NamedFiles
  private readonly cache: ArtCache
  private readonly store: ArtStore
  private readonly findings: Findings

  constructor(adventure: AdventureSource, cache: ArtCache, store: ArtStore, findings: Findings) {
    this.adventure = adventure
    this.files = new NamedFiles(adventure, 'books', findings)
    this.cache = cache
    this.store = store
    this.findings = findings
  }

  /**
   * Reads side by side what the tasks ask for one after the other. Never rejects: what is wrong with a book is reported when a task asks
   * for it.
   */
  async prepare(): Promise<void> {
    const missions = [...this.adventure.missions.values()]
    const said = JSON.stringify(missions.map(({ tasks }) => tasks.map(({ file }) => file)))
    const books = [this.adventure, ...missions].flatMap(({ books: folder }) =>
      folder.files
        .filter((file) => namesOf(file).some((name) => said.includes(JSON.stringify(name))))
        .map((file) => ({ folder, file })),
    )
    await sideBySide(books, ({ folder, file }) => this.readOnce(folder, file).catch(() => undefined))
  }

  /** A book in the languages that it has, its own name first: `handbook.pl.epub`, `handbook.epub`. What cannot be read is reported. */
  async find(name: string, mission: MissionSource, where: string, key: string): Promise<Book[]> {
    const plain = name.replace(ENDING, '')
    const books: Book[] = []
    let isThere = false
    for (const language of [...LANGUAGE_CODES, ANY_LANGUAGE]) {
      const file = language === ANY_LANGUAGE ? name : `${plain}.${language}`
      const found = this.files.find(file, mission, ENDINGS)
      if (!found) continue
      isThere = true
      const book = await this.readAndReport(found.folder, found.file)
      if (book) books.push({ ...book, key: language })
    }
    if (!isThere) {
      const kinds = either('EPUB', 'PDF')
      this.files.reportMissing(name, mission, { where, key, what: say('what-book'), kinds })
    }
    return books
  }

  /** Reports what nobody names. */
  adviseUnused(): void {
    this.files.adviseUnused(say('unused-book'))
  }

  private async readAndReport(folder: Folder, file: string): Promise<Book | null> {
    const label = this.files.use(folder, file)
    const { book, findings } = await this.readOnce(folder, file)
    if (!this.reported.has(label)) this.findings.add(findings.list)
    this.reported.add(label)
    return book
  }

  /** Findings of its own, for several are read at a time and what is reported keeps the order of the tasks. */
  private readOnce(folder: Folder, file: string): Promise<FoundBook> {
    const label = folder.label(file)
    const known = this.read.get(label) ?? this.openOrReport(folder.path(file), file, label)
    this.read.set(label, known)
    return known
  }

  private async openOrReport(path: string, file: string, label: string): Promise<FoundBook> {
    const findings = new Findings()
    const read = () => this.open(path, file, label, findings)
    return { book: await readOrReport(label, findings, read, null), findings }
  }

  /** @throws UnreadableArt */
  private async open(path: string, file: string, label: string, findings: Findings): Promise<Book> {
    const { cache, store } = this
    const { size } = await stat(path)
    if (size === 0) throw new UnreadableArt(say('is-empty'), say('export-again'))
    if (size > MOST_BYTES) {
      const problem = say('has-more-than', { size: megabytesOf(size), most: megabytesOf(MOST_BYTES) })
      throw new UnreadableArt(problem, say('smaller-or-several-books'))
    }
    const content = await readFile(path)
    const key = cacheKey('book', BOOK_VERSION, file, content)
    const known = await cache.known(key, CachedBook)
    if (known && (await store.takeAll(known.files))) return known.book
    const places = { name: file.replace(ENDING, ''), label, cache, store, findings }
    // as the next build reads it, its keys in the same order: the version of the adventure is a hash of all of it
    const read = z.parse(CachedBook, await readBook(content, file, places))
    // what was reported of it is reported again by the next build
    if (findings.list.length === 0) await cache.remember(key, read)
    return read.book
  }
}

function readBook(content: Buffer, file: string, places: BookPlaces): Promise<ReadBook> {
  return file.toLowerCase().endsWith('.pdf') ? readPdf(content, places) : readEpub(content, places)
}

/** What tasks may call a file: with or without its ending and its language. */
function namesOf(file: string): string[] {
  const name = file.replace(ENDING, '')
  const language = LANGUAGE_CODES.find((one) => name.endsWith(`.${one}`))
  const plain = language ? name.slice(0, -language.length - 1) : name
  return [file, name, plain, `${plain}.epub`, `${plain}.pdf`]
}
