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
  /** What is read, in its order. */
  spine: Item[]
  /** Table of contents: of EPUB 3, or of EPUB 2. */
  nav: Item | null
  ncx: Item | null
}

const MOST_CHAPTERS = 500
const AGAIN = 'Export the book again.'
const FONTS = /\.(otf|ttf|woff2?)$/i

/** @throws UnreadableArt */
export function readPackage(files: ReadonlyMap<string, Buffer>): Package {
  checkEncryption(files)
  const name = packageName(files)
  const document = parseBookXml(name, content(files, name))
  const items = new Map<string, Item>()
  for (const item of named(document, 'item')) {
    const target = innerTarget(attribute(item, 'href'), name)
    if (!target) continue
    items.set(attribute(item, 'id'), {
      file: target.file,
      type: attribute(item, 'media-type'),
      properties: attribute(item, 'properties').split(/\s+/),
    })
  }
  const [spine] = named(document, 'spine')
  const read = named(document, 'itemref').flatMap((reference) => {
    const item = items.get(attribute(reference, 'idref'))
    return item && attribute(reference, 'linear') !== 'no' ? [item] : []
  })
  if (read.length === 0) throw new UnreadableArt('has no chapter', 'Write something, and export it again.')
  if (read.length > MOST_CHAPTERS) {
    throw new UnreadableArt(`has more than ${MOST_CHAPTERS} chapters`, 'Make several books of it.')
  }
  return {
    title: wordsOf(named(document, 'title')[0]).slice(0, 200),
    language: wordsOf(named(document, 'language')[0]).slice(0, 35),
    direction: attribute(spine, 'page-progression-direction') === 'rtl' ? 'rtl' : 'ltr',
    spine: read,
    nav: [...items.values()].find(({ properties }) => properties.includes('nav')) ?? null,
    ncx: items.get(attribute(spine, 'toc')) ?? null,
  }
}

/** @throws UnreadableArt */
export function content(files: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const found = files.get(name)
  if (!found) throw new UnreadableArt(`lacks ${name}`, AGAIN)
  return found
}

function packageName(files: ReadonlyMap<string, Buffer>): string {
  const container = files.get('META-INF/container.xml')
  if (!container) throw new UnreadableArt('is an archive, but no EPUB', AGAIN)
  const [root] = named(parseBookXml('META-INF/container.xml', container), 'rootfile')
  const target = innerTarget(attribute(root, 'full-path'), '')
  if (!target) throw new UnreadableArt('does not say where its package file is', AGAIN)
  return target.file
}

/** Fonts may be scrambled: they are not used. What else is encrypted can be read by nobody here. */
function checkEncryption(files: ReadonlyMap<string, Buffer>): void {
  const listed = files.get('META-INF/encryption.xml')
  if (!listed) return
  const document = parseBookXml('META-INF/encryption.xml', listed)
  const closed = named(document, 'CipherReference').some((one) => !FONTS.test(attribute(one, 'URI')))
  if (closed)
    throw new UnreadableArt('is protected (DRM)', 'Ask its publisher for a file without protection.')
}
