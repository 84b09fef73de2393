import { XMLSerializer, type Document, type Element } from '@xmldom/xmldom'
import { attributesOf, elementsOf, SVG_NAMESPACE } from '../drawing/walk.ts'
import { attribute, named, parseBookXml, wordsOf } from './book-xml.ts'
import { bookText } from './book-text.ts'
import { innerTarget } from './inner-path.ts'

const ACTING = new Set([
  ...['script', 'foreignObject', 'iframe', 'object', 'embed', 'audio', 'video', 'handler'],
  ...['animate', 'animateTransform', 'animateMotion', 'set', 'metadata'],
])
const OWN = /^\s*(#|data:image\/(png|jpe?g|webp);base64,)/i
const LOADING = /@import[^;]*;?|url\(\s*["']?\s*(?!["'\s#])[^)]*\)/gi

/** A drawing by itself: nothing in it acts, and what it shows of other files of the book lies in it. */
export interface BookDrawing {
  svg: string
  /** Its title, else the words that are drawn in it. */
  words: string
}

interface DrawingFiles {
  files: ReadonlyMap<string, Buffer>
  /** A picture of the book as PNG; null where it cannot be shown. */
  pixels: (file: string) => Promise<Buffer | null>
}

/** @throws UnreadableArt */
export function bookDrawing(name: string, content: Buffer, places: DrawingFiles): Promise<BookDrawing> {
  const document = parseBookXml(name, content)
  const root = document.documentElement
  if (!root) return Promise.resolve({ svg: '', words: '' })
  addStyleSheets(document, root, name, places.files)
  return innerDrawing(root, name, places)
}

/** The same of one that stands in a chapter. @param from the file of that */
export async function innerDrawing(root: Element, from: string, places: DrawingFiles): Promise<BookDrawing> {
  const drawn = named(root, 'text').map(wordsOf).join(' ')
  const words = attribute(root, 'aria-label') || wordsOf(named(root, 'title')[0]) || drawn
  for (const { element } of [...elementsOf(root)]) {
    if (ACTING.has(element.localName ?? '')) element.parentNode?.removeChild(element)
  }
  for (const { element } of elementsOf(root)) await keepToItself(element, from, places)
  for (const style of named(root, 'style')) style.textContent = (style.textContent ?? '').replace(LOADING, '')
  return { svg: new XMLSerializer().serializeToString(root), words: words.slice(0, 2000) }
}

async function keepToItself(element: Element, from: string, { pixels }: DrawingFiles): Promise<void> {
  for (const { name, local, value } of attributesOf(element)) {
    const isForeign = local === 'href' && !OWN.test(value)
    if (/^on/i.test(local) || (local === 'base' && name !== local)) element.removeAttribute(name)
    else if (isForeign) {
      const target = element.localName === 'image' ? innerTarget(value.trim(), from) : null
      const picture = target && (await pixels(target.file))
      if (picture) element.setAttribute(name, `data:image/png;base64,${picture.toString('base64')}`)
      else element.removeAttribute(name)
    } else if (value.includes('url(')) element.setAttribute(name, value.replace(LOADING, 'none'))
  }
}

/** `<?xml-stylesheet href="…"?>` in front of a drawing. */
function addStyleSheets(
  document: Document,
  root: Element,
  from: string,
  files: ReadonlyMap<string, Buffer>,
): void {
  for (let node = document.firstChild; node && node !== root; node = node.nextSibling) {
    if (node.nodeName !== 'xml-stylesheet') continue
    const href = /\shref\s*=\s*["']([^"']+)["']/.exec(` ${node.nodeValue ?? ''}`)?.[1] ?? ''
    const target = innerTarget(href, from)
    const sheet = target && files.get(target.file)
    if (!sheet) continue
    const style = document.createElementNS(SVG_NAMESPACE, 'style')
    style.appendChild(document.createTextNode(bookText(target.file, sheet)))
    root.insertBefore(style, root.firstChild)
  }
}
