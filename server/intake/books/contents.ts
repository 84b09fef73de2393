import type { Element } from '@xmldom/xmldom'
import type { BookLine } from '#shared/scene/tasks/ebook.ts'
import { childElements } from '../drawing/walk.ts'
import { attribute, named, parseBookXml, wordsOf } from './book-xml.ts'
import { elementId } from './element-id.ts'
import { innerTarget } from './inner-path.ts'
import type { Package } from './package-file.ts'

const MOST_LINES = 1000
const DEEPEST = 3

/** The table of contents; where the book has none, its chapters by their numbers. */
export function readContents(
  { nav, ncx, spine }: Package,
  files: ReadonlyMap<string, Buffer>,
  parts: ReadonlyMap<string, number>,
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
  return spine.map((_, part) => ({ title: String(part + 1), part, target: null, depth: 0 }))
}

interface Reading {
  from: string
  parts: ReadonlyMap<string, number>
  lines: BookLine[]
}

function addLines(list: Element, depth: number, reading: Reading): void {
  const { from, parts, lines } = reading
  for (const entry of [...childrenNamed(list, 'li'), ...childrenNamed(list, 'navPoint')]) {
    if (lines.length >= MOST_LINES) return
    const [link] = [...childrenNamed(entry, 'a'), ...childrenNamed(entry, 'content')]
    const label = childrenNamed(entry, 'a')[0] ?? childrenNamed(entry, 'navLabel')[0]
    const target = innerTarget(attribute(link, 'href') || attribute(link, 'src'), from)
    const part = target && parts.get(target.file)
    const title = wordsOf(label).slice(0, 200)
    if (target && typeof part === 'number' && title !== '') {
      lines.push({ title, part, target: target.id === null ? null : elementId(target.id), depth })
    }
    const [inner] = [...childrenNamed(entry, 'ol')]
    if (depth >= DEEPEST) continue
    if (inner) addLines(inner, depth + 1, reading)
    else if (childrenNamed(entry, 'navPoint').length > 0) addLines(entry, depth + 1, reading)
  }
}

function childrenNamed(parent: Element | undefined, name: string): Element[] {
  return parent ? childElements(parent).filter((child) => child.localName === name) : []
}
