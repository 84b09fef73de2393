import type { Document, Element } from '@xmldom/xmldom'
import { attributesOf, childElements, DEEPEST, elementsOf, isElement } from './walk.ts'

export interface DrawingFinding {
  problem: string
  hint: string
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
  const found = (element: Element, problem: string, hint: string, isUnsafe: boolean): void => {
    if (!findings.has(problem))
      findings.set(problem, { problem, hint, line: element.lineNumber ?? 0, isUnsafe })
  }
  let count = 0
  for (const { element, depth } of elementsOf(document)) {
    count += 1
    if (count > MOST_ELEMENTS) {
      found(
        element,
        `has more than ${MOST_ELEMENTS} elements`,
        'Simplify it, or embed a part of it as a picture.',
        true,
      )
      break
    }
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
  checkInstructions(document, findings)
  return [...findings.values()]
}

/** Fonts differ from machine to machine: what is drawn here must look the same everywhere. */
const LETTERS_HINT =
  'They are left out. Words are translated: put them into text/*.json; or turn the letters into paths (Inkscape: Object to Path; Illustrator: Create Outlines; Figma: Flatten).'

/** Takes the words out of a drawing; `findingsInDrawing` has reported them. */
export function dropWords(document: Document): void {
  const words = [...elementsOf(document)].filter(({ element }) => element.localName === 'text')
  for (const { element } of words) element.parentNode?.removeChild(element)
}

const SIMPLER_FILTER = 'Simplify it, or draw what it makes: the build would take minutes.'

type Found = (element: Element, problem: string, hint: string, isUnsafe: boolean) => void

function checkElement(element: Element, found: Found): void {
  const name = element.localName ?? element.nodeName
  if (FORBIDDEN.has(name) || element.namespaceURI === XINCLUDE) {
    found(element, `contains <${element.nodeName}>`, 'Remove it: art is drawn, it does not act.', true)
  }
  if (name === 'text') {
    found(element, 'has words drawn into the art', LETTERS_HINT, false)
  }
  if (name === 'filter' && childElements(element).length > MOST_FILTER_STEPS) {
    found(element, `has a filter of more than ${MOST_FILTER_STEPS} steps`, SIMPLER_FILTER, true)
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
    const isEmbedded = /^\s*data:/i.test(value)
    const hint = isEmbedded
      ? 'Embed the picture as PNG, JPEG or WebP, or draw it.'
      : 'Embed the picture (Illustrator: Links > Embed Image; Inkscape: Extensions > Images > Embed Images), or hide its layer.'
    found(element, `${isEmbedded ? 'contains' : 'refers to'} "${value.slice(0, 60)}"`, hint, true)
  }
  const widest = element.localName?.startsWith('fe') ? WIDEST_STEP[local] : undefined
  if (widest !== undefined && value.split(/[\s,]+/).some((number) => Math.abs(Number(number)) > widest)) {
    found(
      element,
      `has a filter with ${local} ${value.slice(0, 20)}, more than ${widest}`,
      SIMPLER_FILTER,
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
      'Use only what is in the file: url(#…). Fonts are not needed: words are left out, and letters drawn as paths need none.',
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

function checkInstructions(document: Document, findings: Map<string, DrawingFinding>): void {
  for (let node = document.firstChild; node; node = node.nextSibling) {
    if (isElement(node) || node.nodeName !== 'xml-stylesheet') continue
    const problem = 'loads a style sheet'
    findings.set(problem, {
      problem,
      hint: 'Save it with the styles inside.',
      line: node.lineNumber ?? 0,
      isUnsafe: true,
    })
  }
}
