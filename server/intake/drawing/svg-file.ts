import { DOMParser, XMLSerializer, type Document, type Element } from '@xmldom/xmldom'
import { megabytesOf, say } from '#shared/domain/findings/words.ts'
import type { Box } from '#shared/scene/layout.ts'
import { isUtf16 } from '../read/text-file.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import { canvasOf, type Canvas } from './canvas.ts'
import { dropHidden } from './hidden.ts'
import { elementsOf, SVG_NAMESPACE } from './walk.ts'

/** Larger files are slow for everyone who works with them. */
const MOST_BYTES = 8_000_000

export interface SvgFile extends Canvas {
  document: Document
  root: Element
}

/** By what it is: people rename files. */
export function isSvg(content: Buffer): boolean {
  // text in UTF-16 is no picture of pixels: anyone who reads it as a drawing says how it is saved
  return isUtf16(content) || /^(\uFEFF)?\s*</.test(content.subarray(0, 200).toString('utf8'))
}

/** @throws UnreadableArt */
export function parseSvg(source: string): SvgFile {
  if (source.length > MOST_BYTES) {
    throw new UnreadableArt(
      say('svg-large', { size: megabytesOf(source.length, 1e6), most: MOST_BYTES / 1e6 }),
      say('svg-large-hint'),
    )
  }
  if (!/<([\w-]+:)?svg[\s>/]/.test(source)) {
    throw new UnreadableArt(say('no-picture-inside'), say('another-ending'))
  }
  if (/<!ENTITY/i.test(source)) throw new UnreadableArt(say('entities-defined'), say('plain-svg'))
  const document = parse(source)
  const root = document.documentElement
  if (!root || root.localName !== 'svg' || root.namespaceURI !== SVG_NAMESPACE) {
    throw new UnreadableArt(say('not-svg'), say('export-svg'))
  }
  dropProgramData(root)
  dropHidden(root)
  return { document, root, ...canvasOf(root) }
}

/** The whole drawing at another size in pixels. */
export function sizedSvg({ root, view }: SvgFile, width: number, height: number): string {
  root.setAttribute('width', String(width))
  root.setAttribute('height', String(height))
  root.setAttribute('viewBox', `${view.x} ${view.y} ${view.width} ${view.height}`)
  return new XMLSerializer().serializeToString(root)
}

/** The whole drawing inside of another one, its canvas laid into a box there. */
export function nestedSvg({ root, view }: SvgFile, box: Box): string {
  for (const side of ['x', 'y', 'width', 'height'] as const) root.setAttribute(side, String(box[side]))
  root.setAttribute('viewBox', `${view.x} ${view.y} ${view.width} ${view.height}`)
  root.setAttribute('preserveAspectRatio', 'none')
  root.setAttribute('overflow', 'hidden')
  return new XMLSerializer().serializeToString(root)
}

function parse(source: string): Document {
  let reason = ''
  try {
    return new DOMParser({
      onError: (level, message) => {
        if (level === 'warning') return
        reason ||= message.split('\n')[0] ?? ''
        throw new Error(message)
      },
    }).parseFromString(source, 'image/svg+xml')
  } catch {
    if (reason.startsWith('entity not found')) throw new UnreadableArt(say('entities-used'), say('plain-svg'))
    throw new UnreadableArt(say('broken-xml', { reason: reason.slice(0, 160) }), say('broken-xml-hint'))
  }
}

/** Illustrator keeps a second copy for itself, which no other program shows: <switch><foreignObject requiredExtensions=…>. */
function dropProgramData(root: Element): void {
  const own = [...elementsOf(root)].filter(
    ({ element }) =>
      element.localName === 'foreignObject' &&
      element.parentNode?.localName === 'switch' &&
      element.getAttribute('requiredExtensions') !== null,
  )
  for (const { element } of own) element.parentNode?.removeChild(element)
}
