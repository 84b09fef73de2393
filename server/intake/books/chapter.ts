import { XMLSerializer, type Document, type Element, type Node } from '@xmldom/xmldom'
import sanitizeHtml from 'sanitize-html'
import { attributesOf, elementsOf, isElement } from '../drawing/walk.ts'
import { attribute, named } from './book-xml.ts'
import { inItsLanguage } from './chapter-language.ts'
import { elementId } from './element-id.ts'
import { FORMULA_TAGS, plainFormulas } from './formulas.ts'
import { innerTarget } from './inner-path.ts'

/** A picture of a book, as its chapters show it. */
export interface BookPicture {
  /** Beside the chapter. */
  file: string
  width: number
  height: number
  /** That are drawn in it: they are reported where the chapter does not say what it shows. */
  words: string
}

export interface ChapterFiles {
  /** Null for one that cannot be shown, which is reported. @param file its name in the archive */
  picture: (file: string) => Promise<BookPicture | null>
  /** The same of a drawing that stands in the chapter itself. */
  drawing: (svg: Element, from: string) => Promise<BookPicture | null>
  /** The same of one that lies in an address. */
  inAddress: (address: string, from: string) => Promise<BookPicture | null>
  /** Index of the chapter that a file is. */
  parts: ReadonlyMap<string, number>
  /** Of the book. */
  language: string
}

/** Structure and nothing else: what acts, loads or looks otherwise is left out, its words stay. */
const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'article', 'aside', 'header', 'footer'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'figure', 'figcaption', 'hr', 'br', 'wbr'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'em', 'strong', 'i', 'b', 'u', 's', 'small', 'sub', 'sup', 'code', 'kbd', 'samp', 'var', 'abbr'],
  ...['cite', 'q', 'dfn', 'mark', 'span', 'bdi', 'bdo', 'ruby', 'rt', 'rp', 'time', 'img'],
]
const EVERYWHERE = ['id', 'lang', 'dir']
/** Marks of a link inside of the book, which the reader follows. */
const LINK = ['data-part', 'data-target']
/** What is left out with all that is in it. */
const LEFT_OUT = ['script', 'style', 'textarea', 'select', 'option', 'iframe', 'embed', 'video', 'audio']

/** The clean HTML of a chapter. */
export async function cleanChapter(document: Document, from: string, files: ChapterFiles): Promise<string> {
  const body = named(document, 'body')[0] ?? document.documentElement
  if (!body) return ''
  dropHidden(body)
  plainFormulas(body)
  const pictures = [...named(body, 'img'), ...named(body, 'object')]
  for (const drawing of outermost(body, 'svg')) await replaceDrawing(drawing, from, files)
  for (const picture of pictures) await replaceByPicture(picture, from, files)
  for (const { element } of elementsOf(body)) markElement(element, from, files)
  const html = sanitizeHtml(insideOf(body), {
    allowedTags: [...TAGS, ...FORMULA_TAGS],
    allowedAttributes: {
      '*': EVERYWHERE,
      a: [...LINK],
      img: ['src', 'alt', 'width', 'height'],
      ol: ['start', 'reversed', 'type'],
      li: ['value'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      math: ['display', 'alttext'],
      mfrac: ['linethickness'],
      mi: ['mathvariant'],
      mo: ['stretchy'],
      mspace: ['width'],
      mtd: ['columnspan', 'rowspan'],
    },
    // pictures lie beside the chapter
    allowedSchemes: [],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: LEFT_OUT,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^p\d+\.webp$/.test(attribs.src ?? ''),
    parser: { recognizeSelfClosing: true, recognizeCDATA: true },
  })
  return inItsLanguage(html.trim(), document, files.language)
}

/** What of a chapter the product's readers do not show: each by its name. */
export function leftOut(document: Document): string[] {
  return ['script', 'iframe', 'video', 'audio', 'form'].filter((name) => named(document, name).length > 0)
}

/** A whole chapter of one picture. */
export function pictureChapter({ file, width, height, words }: BookPicture): string {
  const alt = words.replace(/[&"<>]/g, ' ')
  return `<figure><img src="${file}" alt="${alt}" width="${width}" height="${height}" /></figure>`
}

/** Words of a clean chapter. */
export function countWords(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&[a-z#0-9]+;/gi, ' ')
  return text.split(/\s+/).filter((word) => word !== '').length
}

function outermost(root: Element, name: string): Element[] {
  return named(root, name).filter((element) => {
    for (let node: Node | null = element.parentNode; node && node !== root; node = node.parentNode) {
      if (isElement(node) && node.localName === name) return false
    }
    return true
  })
}

function dropHidden(body: Element): void {
  const hidden = [...elementsOf(body)].filter(
    ({ element }) => element !== body && element.getAttribute('hidden') !== null,
  )
  for (const { element } of hidden) element.parentNode?.removeChild(element)
}

/** A drawing that only holds a picture, as covers do, is that picture; any other is drawn. */
async function replaceDrawing(svg: Element, from: string, files: ChapterFiles): Promise<void> {
  const [image, ...more] = named(svg, 'image')
  const isCover = more.length === 0 && [...elementsOf(svg)].every(({ element }) => isAround(element, image))
  const href = attributesOf(image ?? svg).find(({ local }) => local === 'href')?.value ?? ''
  const target = image && isCover ? innerTarget(href, from) : null
  const title = named(svg, 'title')[0]?.textContent ?? ''
  const alt = attribute(svg, 'aria-label') || title.trim()
  replacePicture(svg, await (target ? files.picture(target.file) : files.drawing(svg, from)), alt)
}

function isAround(element: Element, image: Element | undefined): boolean {
  return element === image || ['svg', 'g', 'title', 'desc', 'defs', 'a'].includes(element.localName ?? '')
}

/** A picture, or an object that shows one. What an object of another kind holds in its place stays. */
async function replaceByPicture(element: Element, from: string, files: ChapterFiles): Promise<void> {
  const isObject = element.localName === 'object'
  if (isObject && !attribute(element, 'type').startsWith('image/')) return
  const address = attribute(element, isObject ? 'data' : 'src')
  const target = innerTarget(address, from)
  const picture = await (target ? files.picture(target.file) : files.inAddress(address, from))
  const words = attribute(element, 'alt') || attribute(element, 'aria-label')
  if (picture || !isObject) replacePicture(element, picture, words)
}

/** One that cannot be shown leaves its words. */
function replacePicture(element: Element, picture: BookPicture | null, alt: string): void {
  const { ownerDocument, parentNode } = element
  if (!ownerDocument || !parentNode) return
  if (!picture) {
    parentNode.replaceChild(ownerDocument.createTextNode(alt), element)
    return
  }
  const { file, width, height, words } = picture
  const image = ownerDocument.createElementNS('http://www.w3.org/1999/xhtml', 'img')
  const said = { src: file, alt: alt || words, width: String(width), height: String(height) }
  for (const [name, value] of Object.entries(said)) image.setAttribute(name, value)
  const id = attribute(element, 'id')
  if (id !== '') image.setAttribute('id', id)
  parentNode.replaceChild(image, element)
}

/** Ids are those of a book, languages are said plainly, links lead inside or nowhere. */
function markElement(element: Element, from: string, { parts }: ChapterFiles): void {
  const id = attribute(element, 'id')
  if (id !== '') element.setAttribute('id', elementId(id))
  const language = attribute(element, 'xml:lang') || attribute(element, 'lang')
  if (language !== '') element.setAttribute('lang', language)
  if (element.localName !== 'a') return
  const target = innerTarget(attribute(element, 'href'), from)
  element.removeAttribute('href')
  for (const mark of LINK) element.removeAttribute(mark)
  const part = target && parts.get(target.file)
  if (!target || typeof part !== 'number') return
  element.setAttribute('data-part', String(part))
  if (target.id !== null) element.setAttribute('data-target', elementId(target.id))
}

function insideOf(body: Element): string {
  const serializer = new XMLSerializer()
  if (body.localName !== 'body') return serializer.serializeToString(body)
  return Array.from(body.childNodes, (node) => serializer.serializeToString(node)).join('')
}
