import type { Element } from '@xmldom/xmldom'
import { say } from '#shared/domain/findings/words.ts'
import type { DrawnGroup } from './drawn-group.ts'
import { readGroupName } from '#shared/scene/drawn-names/group-name.ts'
import { GroupCutter } from './single-group.ts'
import { svgGroup } from './svg-group.ts'
import { findingsInDrawing, dropWords, type DrawingFinding } from './svg-safety.ts'
import type { SvgFile } from './svg-file.ts'
import { attributesOf, childElements, SVG_NAMESPACE } from './walk.ts'

export interface LayeredDrawing {
  size: { width: number; height: number }
  groups: DrawnGroup[]
  findings: DrawingFinding[]
}

/** Shorter, a strip is drawn thousands of times; longer, no texture holds it. */
const SHORTEST_PERIOD = 32
const LONGEST_PERIOD = 4096
const NOT_DRAWN = new Set(['defs', 'style', 'title', 'desc', 'metadata'])

/**
 * The named groups of a drawing in their order. An unsafe drawing is not shown: only what was found in it is reported.
 * @param label of the file in findings
 */
export function readLayers(file: SvgFile, label: string): LayeredDrawing {
  const { width, height } = file.size
  const scale = width / file.view.width
  const findings = findingsInDrawing(file.document)
  const drawing: LayeredDrawing = { size: { width, height }, groups: [], findings }
  if (findings.some(({ isUnsafe }) => isUnsafe)) return drawing
  dropWords(file.document)
  const cutter = new GroupCutter(file)
  const { wrappers, children } = topLevel(file.root)
  const strays: Element[] = []
  for (const [index, child] of children.entries()) {
    if (child.namespaceURI !== SVG_NAMESPACE || NOT_DRAWN.has(child.localName ?? '')) continue
    const name = labelOf(child)
    if (child.localName !== 'g' || name === null) {
      // Figma paints its frame first; the background lies over that
      const isFramesPaint = index === 0 && wrappers.length > 0 && child.localName === 'rect'
      if (!isFramesPaint) strays.push(child)
      continue
    }
    const read = readGroupName(name)
    if ('problem' in read) {
      const { problem, hint } = read
      findings.push({ problem, hint, line: child.lineNumber ?? 0, isUnsafe: false })
      continue
    }
    const body = cutter.body(child, wrappers)
    const group = { name: read.name, label: say('the-group', { name }), file: label }
    drawing.groups.push(
      svgGroup(
        { ...group, period: periodOf(child, scale, findings) },
        {
          scale,
          content: cutter.document(body, { x: 0, y: 0, width, height }, width, height),
          document: (piece, pixelWidth, pixelHeight) => cutter.document(body, piece, pixelWidth, pixelHeight),
        },
      ),
    )
  }
  if (strays.length > 0) findings.push(strayFinding(strays))
  return drawing
}

/** Some programs put everything into one frame: its children are meant then. */
function topLevel(root: Element): { wrappers: Element[]; children: Element[] } {
  const wrappers: Element[] = []
  for (let parent = root; ;) {
    const children = childElements(parent)
    const drawn = children.filter(
      (child) => child.namespaceURI === SVG_NAMESPACE && !NOT_DRAWN.has(child.localName ?? ''),
    )
    const only = drawn.length === 1 ? drawn[0] : undefined
    const isFrame = only && isGroup(only) && 'problem' in readGroupName(labelOf(only) ?? '')
    if (!only || !isFrame || !childElements(only).some(isGroup)) return { wrappers, children }
    wrappers.push(only)
    parent = only
  }
}

/** Illustrator wraps everything into <switch>. */
function isGroup({ localName }: Element): boolean {
  return localName === 'g' || localName === 'switch'
}

function periodOf(group: Element, scale: number, findings: DrawingFinding[]): number | null {
  const said = group.getAttribute('data-period')
  if (said === null) return null
  const period = Number(said) * scale
  if (period >= SHORTEST_PERIOD && period <= LONGEST_PERIOD) return period
  findings.push({
    problem: say('data-period', { said: said.slice(0, 20) }),
    hint: say('data-period-hint', { least: SHORTEST_PERIOD, most: LONGEST_PERIOD }),
    line: group.lineNumber ?? 0,
    isUnsafe: false,
  })
  return null
}

/** What the designer called it: Inkscape, Illustrator and Figma keep the name in different places. */
function labelOf(group: Element): string | null {
  const attributes = attributesOf(group)
  const names = [
    attributes.find(({ name }) => name === 'inkscape:label'),
    attributes.find(({ name }) => name === 'data-name'),
    attributes.find(({ name }) => name === 'id'),
  ].flatMap((attribute) => (attribute?.value ? [attribute.value] : []))
  return names.find((name) => 'name' in readGroupName(name)) ?? names[0] ?? null
}

/** A drawing without any groups has hundreds: reported once. */
function strayFinding([first, ...others]: readonly Element[]): DrawingFinding {
  const node = first?.nodeName ?? ''
  const more = others.length
  return {
    problem: more > 0 ? say('outside-groups-more', { node, more }) : say('outside-groups', { node }),
    hint: say('outside-groups-hint'),
    line: first?.lineNumber ?? 0,
    isUnsafe: false,
  }
}
