import { DOMParser, XMLSerializer, type Document, type Element } from '@xmldom/xmldom'
import { SVG_NAMESPACE } from './walk.ts'

/** Larger files are slow for everyone who works with them. */
const MOST_BYTES = 8_000_000

/** What a person is told when a drawing cannot be opened at all. */
export class UnreadableArt extends Error {
  readonly mend: string
  constructor(problem: string, mend: string) {
    super(problem)
    this.mend = mend
  }
}

export interface SvgFile {
  document: Document
  root: Element
  /** Of its viewBox, else of its width and height. */
  view: { x: number; y: number; width: number; height: number }
}

/** @throws UnreadableArt */
export function parseSvg(source: string): SvgFile {
  if (source.length > MOST_BYTES) {
    throw new UnreadableArt(
      `has ${(source.length / 1e6).toFixed(1)} MB, more than ${MOST_BYTES / 1e6}`,
      'Simplify paths, round numbers to one decimal, or take embedded photos out.',
    )
  }
  if (/<!ENTITY/i.test(source)) {
    throw new UnreadableArt(
      'defines entities',
      'Save it as plain SVG (in Illustrator: without "Preserve Illustrator Editing Capabilities").',
    )
  }
  const document = parse(source)
  const root = document.documentElement
  if (!root || root.localName !== 'svg' || root.namespaceURI !== SVG_NAMESPACE) {
    throw new UnreadableArt('is not an SVG drawing', 'Export it again as SVG.')
  }
  return { document, root, view: viewOf(root) }
}

/** The whole drawing at another size in pixels. */
export function sizedSvg({ root, view }: SvgFile, width: number, height: number): string {
  root.setAttribute('width', String(width))
  root.setAttribute('height', String(height))
  root.setAttribute('viewBox', `${view.x} ${view.y} ${view.width} ${view.height}`)
  return new XMLSerializer().serializeToString(root)
}

function parse(source: string): Document {
  try {
    return new DOMParser({
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message)
      },
    }).parseFromString(source, 'image/svg+xml')
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''
    throw new UnreadableArt(
      `is broken XML: ${reason.slice(0, 160)}`,
      'Export it again; it may have been cut off while saving.',
    )
  }
}

function viewOf(root: Element): SvgFile['view'] {
  const numbers = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [x, y, width, height] = numbers
  if (
    numbers.length === 4 &&
    x !== undefined &&
    y !== undefined &&
    width &&
    height &&
    numbers.every(Number.isFinite)
  ) {
    return { x, y, width, height }
  }
  const size = ['width', 'height'].map(
    (side) => /^\s*([\d.]+)(px)?\s*$/.exec(root.getAttribute(side) ?? '')?.[1],
  )
  const [wide, high] = size.map(Number)
  if (wide && high) return { x: 0, y: 0, width: wide, height: high }
  throw new UnreadableArt(
    'does not say how large it is',
    'Give the <svg> a viewBox, such as viewBox="0 0 1920 1080".',
  )
}
