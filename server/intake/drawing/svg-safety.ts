import type { Document, Element } from '@xmldom/xmldom'
import { say, type FindingWords } from '#shared/domain/findings/words.ts'
import { attributesOf, childElements, DEEPEST, elementsOf, isElement } from './walk.ts'

export interface DrawingFinding {
  problem: FindingWords
  hint: FindingWords
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
const OWN_OR_EMBEDDED = /^\s*(#|data:image\/(png|jpe?g|webp);base64,)/
/** A filter of a drawing has some five steps; more, or wider ones, keep the build busy for minutes. */
const MOST_FILTER_STEPS = 24
const WIDEST_STEP: Readonly<Record<string, number>> = { radius: 32, numOctaves: 10, order: 9 }
/** Nobody draws so much; the build would compare every one with every other. */
const MOST_ELEMENTS = 60_000
const FOREIGN_URL = /url\(\s*["']?\s*(?!["'\s#])/i
const WITHOUT_RENDERER = /\b(oklch|oklab|lab|lch|color-mix)\(|var\(\s*--/i

/** Everything in a drawing that reaches outside of it, acts, or looks different elsewhere. One finding of each kind, the first. */
export function findingsInDrawing(document: Document): DrawingFinding[] {
  const findings = new Map<string, DrawingFinding>()
  const found: Found = (element, problem, hint, isUnsafe) => {
    const key = JSON.stringify(problem)
    if (!findings.has(key)) findings.set(key, { problem, hint, line: element.lineNumber ?? 0, isUnsafe })
  }
  let count = 0
  for (const { element, depth } of elementsOf(document)) {
    count += 1
    if (count > MOST_ELEMENTS) {
      found(element, say('svg-elements', { most: MOST_ELEMENTS }), say('svg-elements-hint'), true)
      break
    }
    if (depth > DEEPEST) {
      found(element, say('svg-nested', { most: DEEPEST }), say('make-flatter'), true)
      break
    }
    checkElement(element, found)
    for (const attribute of attributesOf(element)) checkAttribute(element, attribute, found)
  }
  checkInstructions(document, findings)
  return [...findings.values()]
}

/** Takes the words out of a drawing; `findingsInDrawing` has reported them. */
export function dropWords(document: Document): void {
  const words = [...elementsOf(document)].filter(({ element }) => element.localName === 'text')
  for (const { element } of words) element.parentNode?.removeChild(element)
}

type Found = (element: Element, problem: FindingWords, hint: FindingWords, isUnsafe: boolean) => void

function checkElement(element: Element, found: Found): void {
  const name = element.localName ?? element.nodeName
  if (FORBIDDEN.has(name) || element.namespaceURI === XINCLUDE) {
    found(element, say('svg-acting', { node: element.nodeName }), say('art-does-not-act'), true)
  }
  if (name === 'text') {
    // fonts differ from machine to machine: what is drawn here must look the same everywhere
    found(element, say('svg-words'), say('svg-words-hint'), false)
  }
  if (name === 'filter' && childElements(element).length > MOST_FILTER_STEPS) {
    found(element, say('filter-steps', { most: MOST_FILTER_STEPS }), say('filter-hint'), true)
  }
  if (name === 'style') checkStyle(element, element.textContent ?? '', found)
}

function checkAttribute(
  element: Element,
  { name, local, value }: ReturnType<typeof attributesOf>[number],
  found: Found,
): void {
  if (/^on/i.test(local)) {
    found(element, say('svg-handler', { name }), say('art-does-not-act'), true)
  }
  if (local === 'href' && !OWN_OR_EMBEDDED.test(value)) {
    const isEmbedded = /^\s*data:/i.test(value)
    const problem = say(isEmbedded ? 'contains-data' : 'refers-to', { value: value.slice(0, 60) })
    found(element, problem, say(isEmbedded ? 'contains-data-hint' : 'refers-to-hint'), true)
  }
  const widest = element.localName?.startsWith('fe') ? WIDEST_STEP[local] : undefined
  if (widest !== undefined && value.split(/[\s,]+/).some((number) => Math.abs(Number(number)) > widest)) {
    const problem = say('filter-wide', { name: local, value: value.slice(0, 20), most: widest })
    found(element, problem, say('filter-hint'), true)
  }
  if (local === 'base' && name !== local)
    found(element, say('has-attribute', { name }), say('has-attribute-hint'), true)
  checkStyle(element, value, found)
}

function checkStyle(element: Element, css: string, found: Found): void {
  if (FOREIGN_URL.test(css) || /@import/i.test(css)) {
    found(element, say('style-outside'), say('style-outside-hint'), true)
  }
  if (WITHOUT_RENDERER.test(css)) {
    found(element, say('colour-unread'), say('colour-unread-hint'), false)
  }
}

function checkInstructions(document: Document, findings: Map<string, DrawingFinding>): void {
  for (let node = document.firstChild; node; node = node.nextSibling) {
    if (isElement(node) || node.nodeName !== 'xml-stylesheet') continue
    findings.set('style-sheet', {
      problem: say('style-sheet'),
      hint: say('style-sheet-hint'),
      line: node.lineNumber ?? 0,
      isUnsafe: true,
    })
  }
}
