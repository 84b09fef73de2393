import type { Document } from '@xmldom/xmldom'
import type * as z from 'zod/mini'
import { say } from '#shared/domain/findings/words.ts'
import { ANY_LANGUAGE, type Book, type Chapter } from '#kinds/ebook/shared/schemas.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import { named, parseBookXml, wordsOf } from './book-xml.ts'
import type { BookPlaces } from './book-places.ts'
import { BookPictures } from './book-pictures.ts'
import { languageOf } from './chapter-language.ts'
import { cleanChapter, countWords, leftOut, pictureChapter, type ChapterFiles } from './chapter.ts'
import { readContents } from './contents.ts'
import { content, readPackage, type Item } from './package-file.ts'
import { unzip } from './unzip.ts'

/** A book with all that is served of it. */
export interface ReadBook {
  book: Book
  files: string[]
}

/**
 * Turns an EPUB into chapters of clean HTML with their pictures, and serves them beside each other.
 * @throws UnreadableArt for a book that cannot be read whole
 */
export async function readEpub(file: Buffer, places: BookPlaces): Promise<ReadBook> {
  const files = await unzip(file)
  const found = readPackage(files)
  const parts = firstParts(found.spine)
  const pictures = new BookPictures({ files, instead: found.instead }, places)
  const first = documentOf(found.spine[0], files)
  const language = found.language || (first ? languageOf(first) : '')
  const chapters: ReadChapter[] = []
  for (const item of found.spine) {
    chapters.push(await readChapter(item, files, chapterFiles(pictures, parts, language)))
  }
  const words = chapters.map(({ html }) => countWords(html))
  if (words.every((count) => count === 0) && pictures.made.size === 0) {
    throw new UnreadableArt(say('book-empty'), say('book-write'))
  }
  reportLeftOut(chapters, found.isFixed, places)
  const titles = chapters.map(({ title }) => title)
  const contents = readContents(found, files, { parts, titles })
  const set = new Map([...chapters.map(({ html }, part) => servedChapter(html, part)), ...pictures.made])
  const folder = await places.store.putSet(places.name, set)
  const { title, direction, inOrder } = found
  return {
    book: {
      key: ANY_LANGUAGE,
      format: 'epub',
      ...{ title, language, direction, words, contents, inOrder },
      chapters: chapters.map((_, part) => `${folder}c${part}.json`),
    },
    files: [...set.keys()].map((name) => folder + name),
  }
}

/** A file may be read more than once: links lead to where it is first. */
function firstParts(spine: readonly Item[]): Map<string, number> {
  return new Map([...spine.entries()].toReversed().map(([part, { file }]) => [file, part]))
}

function chapterFiles(
  pictures: BookPictures,
  parts: ReadonlyMap<string, number>,
  language: string,
): ChapterFiles {
  return {
    picture: (file) => pictures.picture(file),
    drawing: (svg, from) => pictures.drawing(svg, from),
    inAddress: (address, from) => pictures.inAddress(address, from),
    ...{ parts, language },
  }
}

function servedChapter(html: string, part: number): [string, { content: Buffer }] {
  const chapter: z.infer<typeof Chapter> = { html }
  return [`c${part}.json`, { content: Buffer.from(JSON.stringify(chapter)) }]
}

interface ReadChapter {
  html: string
  title: string
  leftOut: readonly string[]
}

async function readChapter(
  item: Item,
  files: ReadonlyMap<string, Buffer>,
  places: ChapterFiles,
): Promise<ReadChapter> {
  const document = documentOf(item, files)
  if (!document) {
    const picture = await places.picture(item.file)
    return { html: picture ? pictureChapter(picture) : '', title: '', leftOut: [] }
  }
  const html = await cleanChapter(document, item.file, places)
  const heading = ['h1', 'h2', 'h3', 'title'].flatMap((name) => named(document, name)).map(wordsOf)
  const title = heading.find((words) => words !== '') ?? ''
  return {
    // a chapter without a word or a picture is told apart from one that did not come
    html: html === '' ? `<p>${wordsOf(named(document, 'title')[0]).replace(/[&<>]/g, ' ')}</p>` : html,
    title,
    leftOut: leftOut(document),
  }
}

/** Null for a chapter that is a picture. */
function documentOf(item: Item | undefined, files: ReadonlyMap<string, Buffer>): Document | null {
  if (!item || item.type.startsWith('image/')) return null
  return parseBookXml(item.file, content(files, item.file))
}

function reportLeftOut(
  chapters: readonly ReadChapter[],
  isFixed: boolean,
  { findings, label }: BookPlaces,
): void {
  const names = [...new Set(chapters.flatMap((chapter) => chapter.leftOut))]
  if (names.length > 0) {
    const shown = names.map((name) => `<${name}>`)
    findings.advise(label, say('book-left-out', { names: shown }), say('book-left-out-hint'))
  }
  if (isFixed) {
    findings.advise(label, say('book-fixed'), say('book-fixed-hint'))
  }
}
