import { XMLSerializer, type Document, type Element } from '@xmldom/xmldom'
import type { Box } from '#shared/scene/layout.ts'
import { attributesOf, elementsOf, SVG_NAMESPACE } from './walk.ts'
import type { SvgFile } from './svg-file.ts'

const REFERENCE = /url\(\s*["']?#([^"')]+)["']?\s*\)/g
/** Said anew for every piece. */
const SAID_ANEW = new Set(['width', 'height', 'viewBox', 'x', 'y', 'id', 'version', 'preserveAspectRatio'])

/**
 * Takes single groups out of a drawing, each as a document of its own that holds only what the group refers to: the
 * renderer reads less, and a cached picture stays good when another group changes.
 */
export class GroupCutter {
  private readonly file: SvgFile
  private readonly serializer = new XMLSerializer()
  private readonly byId: ReadonlyMap<string, Element>
  private readonly styles: readonly Element[]
  private readonly markups = new Map<Element, string>()

  constructor(file: SvgFile) {
    this.file = file
    this.byId = idsOf(file.document)
    this.styles = [...elementsOf(file.document)]
      .map(({ element }) => element)
      .filter(({ localName }) => localName === 'style')
  }

  /** Everything inside the root element of the new document. @param wrappers groups around it, outermost first */
  body(group: Element, wrappers: readonly Element[]): string {
    const needed = this.needed([...this.styles, group, ...wrappers], group)
    const defs = [...this.styles, ...needed].map((element) => this.markup(element)).join('')
    const open = wrappers.map((wrapper) => `<g${attributeText(wrapper, new Set(['id']))}>`).join('')
    return `<defs>${defs}</defs>${open}${this.markup(group)}${'</g>'.repeat(wrappers.length)}`
  }

  /** @param piece of the canvas that is shown, in reference units @param width @param height in pixels */
  document(body: string, piece: Box, width: number, height: number): string {
    const { root, view, size: canvas } = this.file
    const [across, down] = [view.width / canvas.width, view.height / canvas.height]
    const shown = [
      view.x + piece.x * across,
      view.y + piece.y * down,
      piece.width * across,
      piece.height * down,
    ].join(' ')
    const size = `width="${width}" height="${height}" viewBox="${shown}"`
    const namespaces = `xmlns="${SVG_NAMESPACE}" xmlns:xlink="http://www.w3.org/1999/xlink"`
    return `<svg ${namespaces} ${size} preserveAspectRatio="none"${attributeText(root, SAID_ANEW)}>${body}</svg>`
  }

  private markup(element: Element): string {
    const known = this.markups.get(element)
    if (known !== undefined) return known
    const markup = this.serializer.serializeToString(element)
    this.markups.set(element, markup)
    return markup
  }

  /** What the given elements refer to, and what that refers to, outermost pieces only. */
  private needed(roots: readonly Element[], group: Element): Element[] {
    const needed = new Set<Element>()
    const own = new Set([group])
    const open = [...roots]
    for (let element = open.pop(); element; element = open.pop()) {
      const isWrapper = element !== group && roots.includes(element) && element.localName !== 'style'
      for (const id of isWrapper ? ownReferences(element) : references(element)) {
        const target = this.byId.get(id)
        if (!target || needed.has(target) || isInside(target, own)) continue
        needed.add(target)
        open.push(target)
      }
    }
    return [...needed].filter((element) => !isInside(element.parentNode, needed))
  }
}

function idsOf(document: Document): Map<string, Element> {
  const ids = new Map<string, Element>()
  for (const { element } of elementsOf(document)) {
    const id = element.getAttribute('id')
    if (id && !ids.has(id)) ids.set(id, element)
  }
  return ids
}

function* references(root: Element): Generator<string> {
  for (const { element } of elementsOf(root)) yield* ownReferences(element)
}

function* ownReferences(element: Element): Generator<string> {
  if (element.localName === 'style')
    for (const [, id] of (element.textContent ?? '').matchAll(REFERENCE)) yield id ?? ''
  for (const { local, value } of attributesOf(element)) {
    if (local === 'href' && value.startsWith('#')) yield value.slice(1)
    else if (value.includes('url(')) for (const [, id] of value.matchAll(REFERENCE)) yield id ?? ''
  }
}

function isInside(node: Element['parentNode'] | Element, ancestors: ReadonlySet<unknown>): boolean {
  for (let at: Element['parentNode'] | Element = node; at; at = at.parentNode)
    if (ancestors.has(at)) return true
  return false
}

function attributeText(element: Element, leftOut: ReadonlySet<string>): string {
  return attributesOf(element)
    .filter(({ name }) => !leftOut.has(name) && !name.includes(':') && name !== 'xmlns')
    .map(
      ({ name, value }) =>
        ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}"`,
    )
    .join('')
}
