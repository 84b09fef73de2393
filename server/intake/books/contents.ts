import type { Element } from '@xmldom/xmldom'
import type { BookLine } from '#kinds/ebook/shared/schemas.ts'
import { childElements } from '../drawing/walk.ts'
import { attribute, named, parseBookXml, wordsOf } from './book-xml.ts'
import { elementId } from './element-id.ts'
import { innerTarget } from './inner-path.ts'
import type { Package } from './package-file.ts'

const MOST_LINES = 1000
const DEEPEST = 3
const LONGEST_TITLE = 200

interface Chapters {
  /** Index of the chapter that a file is. */
  parts: ReadonlyMap<string, number>
  /** What each calls itself, or nothing. */
  titles: readonly string[]
}

/** The table of contents; where the book has none, its chapters by their own titles or numbers. */
export function readContents(
  { nav, ncx, inOrder }: Package,
  files: ReadonlyMap<string, Buffer>,
  { parts, titles }: Chapters,
): BookLine[] {
  const source = nav ?? ncx
  const content = source && files.get(source.file)
  const lines: BookLine[] = []
  if (content) {
    const document = parseBookXml(source.file, content)
    const lists = named(document, 'nav').filter((one) => attribute(one, 'epub:type') === 'toc')
    const [list] = nav
      ? childrenNamed(lists[0] ?? named(document, 'nav')[0], 'ol')
      : named(document, 'navMap')
    if (list) addLines(list, 0, { from: source.file, parts, lines })
  }
  if (lines.length > 0) return lines
  return titles.slice(0, inOrder).map((title, part) => ({
    title: title.slice(0, LONGEST_TITLE) || String(part + 1),
    part,
    target: null,
    depth: 0,
  }))
}

interface Reading {
  from: string
  parts: ReadonlyMap<string, number>
  lines: BookLine[]
}

function addLines(list: Element, depth: number, reading: Reading): void {
  const { lines } = reading
  for (const entry of [...childrenNamed(list, 'li'), ...childrenNamed(list, 'navPoint')]) {
    if (lines.length >= MOST_LINES) return
    const [label] = ['a', 'span', 'navLabel'].flatMap((name) => childrenNamed(entry, name))
    const title = titleOf(label)
    const target = targetOf(entry, reading)
    if (target && title !== '') lines.push({ title, depth, ...target })
    const [inner] = [...childrenNamed(entry, 'ol')]
    if (depth >= DEEPEST) continue
    if (inner) addLines(inner, depth + 1, reading)
    else if (childrenNamed(entry, 'navPoint').length > 0) addLines(entry, depth + 1, reading)
  }
}

/** Where the line leads; a heading without a link of its own, to the first that stands below it. */
function targetOf(entry: Element, { from, parts }: Reading): Pick<BookLine, 'part' | 'target'> | null {
  const [link] = [...named(entry, 'a'), ...named(entry, 'content')]
  const target = innerTarget(attribute(link, 'href') || attribute(link, 'src'), from)
  const part = target && parts.get(target.file)
  if (!target || typeof part !== 'number') return null
  return { part, target: target.id === null ? null : elementId(target.id) }
}

/** A line may be a picture alone. */
function titleOf(label: Element | undefined): string {
  const [picture] = label ? named(label, 'img') : []
  const title = wordsOf(label) || attribute(picture, 'alt') || attribute(label, 'title')
  return title.slice(0, LONGEST_TITLE)
}

function childrenNamed(parent: Element | undefined, name: string): Element[] {
  return parent ? childElements(parent).filter((child) => child.localName === name) : []
}
