import type { Element } from '@xmldom/xmldom'
import { attributesOf, DEEPEST, elementsOf, SVG_NAMESPACE } from './walk.ts'

const RULE = /([^{}]+)\{([^{}]*)\}/g
const LOCAL_REFERENCE = /#([^"')\s]+)/g

/**
 * Takes hidden layers out of a drawing: they are sketches, and nothing in them is wrong. Those that a visible part refers
 * to (for a symbol, a mask) become definitions. Inkscape and Affinity hide by the style of a group, Illustrator by a class.
 */
export function dropHidden(root: Element): void {
  const rules = rulesOf(root)
  const hidden: Element[] = []
  const visible: Element[] = []
  let hiddenAt = Infinity
  for (const { element, depth } of elementsOf(root)) {
    // reported by anyone who checks the drawing
    if (depth > DEEPEST) return
    if (depth > hiddenAt) continue
    hiddenAt = element !== root && isHidden(element, rules) ? depth : Infinity
    if (hiddenAt === depth) hidden.push(element)
    else visible.push(element)
  }
  if (hidden.length === 0) return
  const needed = referencesFrom(root, visible)
  for (const layer of hidden) {
    const isNeeded = [...elementsOf(layer)].some(({ element }) =>
      needed.has(element.getAttribute('id') ?? ''),
    )
    if (isNeeded) define(layer, root)
    else layer.parentNode?.removeChild(layer)
  }
}

function define(layer: Element, root: Element): void {
  if (layer.parentNode?.localName === 'defs') return
  const definitions = root.ownerDocument?.createElementNS(SVG_NAMESPACE, 'defs')
  if (!definitions) return
  definitions.appendChild(layer)
  root.appendChild(definitions)
}

/** By display, or by visibility where nothing inside is shown again. */
function isHidden(element: Element, rules: Rules): boolean {
  if (declared(element, 'display', rules) === 'none') return true
  if (!isInvisible(element, rules)) return false
  return ![...elementsOf(element)].some((inner) => declared(inner.element, 'visibility', rules) === 'visible')
}

function isInvisible(element: Element, rules: Rules): boolean {
  return ['hidden', 'collapse'].includes(declared(element, 'visibility', rules) ?? '')
}

type Property = 'display' | 'visibility'
/** Declarations by selector: ".st0", "#sketch", "g". */
type Rules = ReadonlyMap<string, string>

/** A style beats a rule, a rule beats an attribute. */
function declared(element: Element, property: Property, rules: Rules): string | null {
  const classes = (element.getAttribute('class') ?? '').split(/\s+/).filter((name) => name !== '')
  const selectors = [`#${element.getAttribute('id') ?? ''}`, ...classes.map((name) => `.${name}`)]
  const declarations = [element.getAttribute('style'), ...selectors.map((selector) => rules.get(selector))]
  for (const declaration of declarations) {
    const value = valueOf(declaration ?? '', property)
    if (value !== null) return value
  }
  return element.getAttribute(property)?.trim() ?? null
}

function valueOf(declaration: string, property: Property): string | null {
  const [, value] = new RegExp(`(?:^|[;\\s])${property}\\s*:\\s*([\\w-]+)`, 'i').exec(declaration) ?? []
  return value?.toLowerCase() ?? null
}

function rulesOf(root: Element): Rules {
  const rules = new Map<string, string>()
  for (const { element } of elementsOf(root)) {
    if (element.localName !== 'style') continue
    const css = (element.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
    for (const [, selectors = '', declaration = ''] of css.matchAll(RULE)) {
      for (const selector of selectors.split(',').map((one) => one.trim()))
        rules.set(selector, `${declaration};${rules.get(selector) ?? ''}`)
    }
  }
  return rules
}

/** Ids that the visible parts refer to, and what those refer to. */
function referencesFrom(root: Element, visible: readonly Element[]): ReadonlySet<string> {
  const byId = new Map<string, Element>()
  for (const { element } of elementsOf(root)) {
    const id = element.getAttribute('id')
    if (id !== null && id !== '' && !byId.has(id)) byId.set(id, element)
  }
  const found = new Set<string>()
  const open = [...visible]
  for (let element = open.pop(); element; element = open.pop()) {
    for (const id of ownReferences(element)) {
      if (found.has(id)) continue
      found.add(id)
      const target = byId.get(id)
      if (target) for (const inner of elementsOf(target)) open.push(inner.element)
    }
  }
  return found
}

function ownReferences(element: Element): string[] {
  const values = attributesOf(element).flatMap(({ local, value }) =>
    local === 'href' || value.includes('url(') ? [value] : [],
  )
  const css = element.localName === 'style' ? [element.textContent ?? ''] : []
  return [...values, ...css]
    .filter((value) => !value.trimStart().startsWith('data:'))
    .flatMap((value) => [...value.matchAll(LOCAL_REFERENCE)].map(([, id]) => id ?? ''))
}
