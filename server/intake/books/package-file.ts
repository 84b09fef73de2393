import type { Document, Element } from '@xmldom/xmldom'
import { say } from '#shared/domain/findings/words.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import { attribute, named, parseBookXml, wordsOf } from './book-xml.ts'
import { innerTarget } from './inner-path.ts'

/** A file that a book lists. */
export interface Item {
  /** Its name in the archive. */
  file: string
  type: string
  properties: string[]
}

/** What the package file of an EPUB says. */
export interface Package {
  title: string
  language: string
  direction: 'ltr' | 'rtl'
  /** Its pages are laid out once and for all, as posters are. */
  isFixed: boolean
  /** What is read in its order, and behind that what only links lead to. */
  spine: Item[]
  /** How many of them are read in their order. */
  inOrder: number
  /** Table of contents: of EPUB 3, or of EPUB 2. */
  nav: Item | null
  ncx: Item | null
  /** The file to be shown in place of one of a kind that few programs know. */
  instead: ReadonlyMap<string, string>
}

const MOST_CHAPTERS = 500
const LONGEST_FALLBACK = 10
const AGAIN = say('book-again')
const FONTS = /\.(otf|ttf|ttc|woff2?)$/i
const NCX = 'application/x-dtbncx+xml'
/** Kinds of files that every program shows. */
const KNOWN =
  /^(application\/xhtml\+xml|text\/(html|x-oeb1-document)|image\/(png|jpe?g|gif|webp|svg\+xml|avif))$/

/** @throws UnreadableArt */
export function readPackage(files: ReadonlyMap<string, Buffer>): Package {
  checkEncryption(files)
  const name = packageName(files)
  const document = parseBookXml(name, content(files, name))
  const items = listedItems(document, name)
  const all = [...items.values()]
  const [spine] = named(document, 'spine')
  const read = named(document, 'itemref').flatMap((reference) => {
    const item = items.get(attribute(reference, 'idref'))
    if (!item) return []
    return [{ item: shownItem(item, items, files), isAside: attribute(reference, 'linear') === 'no' }]
  })
  const inOrder = read.filter(({ isAside }) => !isAside)
  if (inOrder.length === 0) throw new UnreadableArt(say('book-no-chapter'), say('book-write'))
  if (read.length > MOST_CHAPTERS) {
    throw new UnreadableArt(say('book-chapters', { most: MOST_CHAPTERS }), say('several-books'))
  }
  return {
    title: wordsOf(named(document, 'title')[0]).slice(0, 200),
    language: wordsOf(named(document, 'language')[0]).slice(0, 35),
    direction: attribute(spine, 'page-progression-direction') === 'rtl' ? 'rtl' : 'ltr',
    isFixed: named(document, 'meta').some(
      (meta) => attribute(meta, 'property') === 'rendition:layout' && wordsOf(meta) === 'pre-paginated',
    ),
    spine: [...inOrder, ...read.filter(({ isAside }) => isAside)].map(({ item }) => item),
    inOrder: inOrder.length,
    nav: all.find(({ properties }) => properties.includes('nav')) ?? null,
    ncx: items.get(attribute(spine, 'toc')) ?? all.find(({ type }) => type === NCX) ?? null,
    instead: new Map(all.map((item) => [item.file, shownItem(item, items, files).file])),
  }
}

/** @throws UnreadableArt */
export function content(files: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const found = files.get(name)
  if (!found) throw new UnreadableArt(say('book-lacks', { name }), AGAIN)
  return found
}

interface Listed extends Item {
  /** Id of what is shown where this one cannot be. */
  fallback: string
}

function listedItems(document: Document, name: string): Map<string, Listed> {
  const items = new Map<string, Listed>()
  for (const item of named(document, 'item')) {
    const target = innerTarget(attribute(item, 'href'), name)
    if (target) items.set(attribute(item, 'id'), { ...itemOf(item), file: target.file })
  }
  return items
}

function itemOf(item: Element): Omit<Listed, 'file'> {
  return {
    type: attribute(item, 'media-type'),
    properties: attribute(item, 'properties').split(/\s+/),
    fallback: attribute(item, 'fallback'),
  }
}

/** Itself, or the first of those named in its place that is there and of a known kind. */
function shownItem(
  item: Listed,
  items: ReadonlyMap<string, Listed>,
  files: ReadonlyMap<string, Buffer>,
): Listed {
  let one: Listed | undefined = item
  for (let step = 0; one && step < LONGEST_FALLBACK; step += 1) {
    if (KNOWN.test(one.type) && files.has(one.file)) return one
    one = items.get(one.fallback)
  }
  return item
}

function packageName(files: ReadonlyMap<string, Buffer>): string {
  const container = files.get('META-INF/container.xml')
  if (!container) throw new UnreadableArt(say('book-other'), AGAIN)
  const [root] = named(parseBookXml('META-INF/container.xml', container), 'rootfile')
  const target = innerTarget(attribute(root, 'full-path'), '')
  if (!root || !target) throw new UnreadableArt(say('book-no-package'), AGAIN)
  return target.file
}

/** Fonts may be scrambled: they are not used. What else is encrypted can be read by nobody here. */
function checkEncryption(files: ReadonlyMap<string, Buffer>): void {
  const listed = files.get('META-INF/encryption.xml')
  if (!listed) return
  const document = parseBookXml('META-INF/encryption.xml', listed)
  const closed = named(document, 'CipherReference').some((one) => !FONTS.test(attribute(one, 'URI')))
  if (closed) throw new UnreadableArt(say('book-protected'), say('book-protected-hint'))
}
