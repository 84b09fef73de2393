import type * as z from 'zod/mini'
import { ANY_LANGUAGE, type Book, type Chapter } from '#shared/scene/tasks/ebook.ts'
import type { ArtCache } from '../art-cache.ts'
import type { ArtStore } from '../art-store.ts'
import type { Findings } from '../findings.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import { attribute, named, parseBookXml, wordsOf } from './book-xml.ts'
import { BookPictures } from './book-pictures.ts'
import { cleanChapter, countWords, pictureChapter, type ChapterFiles } from './chapter.ts'
import { readContents } from './contents.ts'
import { content, readPackage, type Item } from './package-file.ts'
import { unzip } from './unzip.ts'

/** A book with all that is served of it. */
export interface ReadBook {
  book: Book
  files: string[]
}

export interface BookPlaces {
  /** What the served folder is called. */
  name: string
  /** Of the file, in findings. */
  label: string
  cache: ArtCache
  store: ArtStore
  findings: Findings
}

/**
 * Turns an EPUB into chapters of clean HTML with their pictures, and serves them beside each other.
 * @throws UnreadableArt for a book that cannot be read whole
 */
export async function readEpub(file: Buffer, places: BookPlaces): Promise<ReadBook> {
  const files = await unzip(file)
  const book = readPackage(files)
  const parts = new Map(book.spine.map(({ file: name }, part) => [name, part]))
  const pictures = new BookPictures(files, places)
  const words: number[] = []
  const served = new Map<string, { content: Buffer }>()
  let language = book.language
  for (const [part, item] of book.spine.entries()) {
    const chapter = await readChapter(item, files, { ...pictures.forChapters, parts })
    language ||= chapter.language
    words.push(countWords(chapter.html))
    served.set(`c${part}.json`, {
      content: Buffer.from(JSON.stringify({ html: chapter.html } satisfies z.infer<typeof Chapter>)),
    })
  }
  if (words.every((count) => count === 0) && pictures.made.size === 0) {
    throw new UnreadableArt(
      'is empty: no chapter has a word or a picture',
      'Write something, and export it again.',
    )
  }
  const contents = readContents(book, files, parts)
  const set = new Map([...served, ...pictures.made])
  const folder = await places.store.putSet(places.name, set)
  const chapters = words.map((_, part) => `${folder}c${part}.json`)
  const { title, direction } = book
  return {
    book: { key: ANY_LANGUAGE, format: 'epub', title, language, direction, words, contents, chapters },
    files: [...set.keys()].map((name) => folder + name),
  }
}

async function readChapter(
  { file, type }: Item,
  files: ReadonlyMap<string, Buffer>,
  places: ChapterFiles,
): Promise<{ html: string; language: string }> {
  if (type.startsWith('image/')) {
    const picture = await places.picture(file)
    return { html: picture ? pictureChapter(picture, '') : '', language: '' }
  }
  const document = parseBookXml(file, content(files, file))
  const [root] = named(document, 'html')
  const html = await cleanChapter(document, file, places)
  const title = wordsOf(named(document, 'title')[0])
  // a chapter without a word or a picture is told apart from one that did not come
  return {
    html: html.trim() === '' ? `<p>${title.replace(/[&<>]/g, ' ')}</p>` : html,
    language: attribute(root, 'lang') || attribute(root, 'xml:lang'),
  }
}
