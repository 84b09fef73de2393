import type { Document, Element } from '@xmldom/xmldom'
import { attributesOf, DEEPEST, elementsOf, isElement } from './walk.ts'

export interface DrawingFault {
  problem: string
  mend: string
  line: number
  /** The drawing must not be rendered at all. */
  isUnsafe: boolean
}

const FORBIDDEN = new Set([
  'script',
  'foreignObject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
])
const XINCLUDE = 'http://www.w3.org/2001/XInclude'
const OWN_OR_EMBEDDED = /^\s*(#|data:image\/(png|jpeg|webp);base64,)/
const FOREIGN_URL = /url\(\s*["']?\s*(?!["'\s#])/i
const WITHOUT_RENDERER = /\b(oklch|oklab|lab|lch|color-mix)\(|var\(\s*--/i

/** Everything in a drawing that reaches outside of it, acts, or looks different elsewhere. One fault of a kind, the first. */
export function drawingFaults(document: Document): DrawingFault[] {
  const faults = new Map<string, DrawingFault>()
  const found = (element: Element, problem: string, mend: string, isUnsafe: boolean): void => {
    if (!faults.has(problem)) faults.set(problem, { problem, mend, line: element.lineNumber ?? 0, isUnsafe })
  }
  for (const { element, depth } of elementsOf(document)) {
    if (depth > DEEPEST) {
      found(
        element,
        `is nested more than ${DEEPEST} groups deep`,
        'Take groups apart until it is flatter.',
        true,
      )
      break
    }
    checkElement(element, found)
    for (const attribute of attributesOf(element)) checkAttribute(element, attribute, found)
  }
  checkInstructions(document, faults)
  return [...faults.values()]
}

type Found = (element: Element, problem: string, mend: string, isUnsafe: boolean) => void

function checkElement(element: Element, found: Found): void {
  const name = element.localName ?? element.nodeName
  if (FORBIDDEN.has(name) || element.namespaceURI === XINCLUDE) {
    found(element, `contains <${element.nodeName}>`, 'Remove it: art is drawn, it does not act.', true)
  }
  if (name === 'text') {
    found(
      element,
      'has words drawn into the art',
      'Words are translated: put them into text/*.json, or draw the letters as paths.',
      false,
    )
  }
  if (name === 'style') checkStyle(element, element.textContent ?? '', found)
}

function checkAttribute(
  element: Element,
  { name, local, value }: ReturnType<typeof attributesOf>[number],
  found: Found,
): void {
  if (/^on/i.test(local)) {
    found(element, `has the event handler ${name}`, 'Remove it: art is drawn, it does not act.', true)
  }
  if (local === 'href' && !OWN_OR_EMBEDDED.test(value)) {
    found(
      element,
      `refers to "${value.slice(0, 60)}"`,
      'Embed the picture, or draw it: a drawing uses nothing outside of its file.',
      true,
    )
  }
  if (local === 'base' && name !== local) found(element, `has ${name}`, 'Remove the attribute.', true)
  checkStyle(element, value, found)
}

function checkStyle(element: Element, css: string, found: Found): void {
  if (FOREIGN_URL.test(css) || /@import/i.test(css)) {
    found(
      element,
      'has a style that loads something from outside',
      'Use only what is in the file: url(#…).',
      true,
    )
  }
  if (WITHOUT_RENDERER.test(css)) {
    found(
      element,
      'has a colour that the build cannot read (var(), oklch() and the like)',
      'Write it as #rrggbb.',
      false,
    )
  }
}

function checkInstructions(document: Document, faults: Map<string, DrawingFault>): void {
  for (let node = document.firstChild; node; node = node.nextSibling) {
    if (isElement(node) || node.nodeName !== 'xml-stylesheet') continue
    const problem = 'loads a style sheet'
    faults.set(problem, {
      problem,
      mend: 'Save it with the styles inside.',
      line: node.lineNumber ?? 0,
      isUnsafe: true,
    })
  }
}
