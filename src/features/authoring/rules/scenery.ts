import { readGroupName, type GroupName } from '#shared/scene/drawn-names/group-name.ts'

/**
 * Where a group begins and ends, what holds others that are not drawn where they stand, and what is no tag at all. No `<` is written
 * inside of a tag: from each beginning the pattern reads no further than to the next one.
 */
const PIECE =
  /<!--(?:[\s\S]*?-->|[\s\S]*$)|<!\[CDATA\[(?:[\s\S]*?\]\]>|[\s\S]*$)|<\/(?:g|switch|defs|symbol)\s*>|<(?:g|switch|defs|symbol)(?=[\s/>])(?:"[^"<]*"|'[^'<]*'|[^"'<>])*>/g
const ATTRIBUTE = /(?<=\s)([^\s"'<>=/]+)\s*=\s*("[^"]*"|'[^']*')/g
/** Inkscape, Illustrator and Figma store the name of a group in different places: the server reads them in this order. */
const NAMES = ['inkscape:label', 'data-name', 'id']
const DISPLAY = /(^|[;\s])display\s*:[^;]*(;|$)/gi

interface NamedGroup {
  name: GroupName
  /** The attribute that says it. */
  attribute: string
}

/**
 * The same drawing (SVG) where the place is scenery, which opens nothing; the pictures of its states are hidden.
 * @param layers names that other files of the scene have for their layers
 */
export function asScenery(drawing: string, place: string, layers: Iterable<string> = []): string {
  const taken = new Set(layers)
  replaceGroups(drawing, (tag, { name }) => {
    if (name.role === 'layer') taken.add(name.name)
    return tag
  })
  return replaceGroups(drawing, (tag, { name, attribute }) => {
    if (name.role !== 'element' || name.id !== place) return tag
    if (name.picture !== 'normal') return hidden(tag)
    const layer = freeName(place, taken)
    taken.add(layer)
    return withValue(tag, attribute, () => `layer ${layer}`)
  })
}

/** Changes the tags of the groups that mean something: those inside of one belong to its picture, whatever they are called. */
function replaceGroups(drawing: string, change: (tag: string, group: NamedGroup) => string): string {
  let depth = 0
  let shutAt = Infinity
  return drawing.replace(PIECE, (tag) => {
    if (tag.startsWith('<!')) return tag
    if (tag.startsWith('</')) {
      depth = Math.max(0, depth - 1)
      if (depth === shutAt) shutAt = Infinity
      return tag
    }
    const isInside = depth > shutAt
    const isGroup = /^<(?:g|switch)[\s/>]/.test(tag)
    const group = isInside || !isGroup ? null : groupOf(tag)
    if (!tag.endsWith('/>')) {
      if (!isInside && (group || !isGroup)) shutAt = depth
      depth += 1
    }
    return group ? change(tag, group) : tag
  })
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.has(name)) return name
  }
}

/** What the server takes a group for: the first of its names that means something. */
function groupOf(tag: string): NamedGroup | null {
  const values = new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', quoted = '']) => [name, quoted.slice(1, -1)]),
  )
  for (const attribute of NAMES) {
    const read = readGroupName(values.get(attribute) ?? '')
    if ('name' in read) return { name: read.name, attribute }
  }
  return null
}

/** By its style: that wins over the attribute and over the rules of a class. */
function hidden(tag: string): string {
  const styled = withValue(tag, 'style', (style) => `display:none;${style.replace(DISPLAY, '$1')}`)
  return styled === tag ? tag.replace(/^<(g|switch)/, '<$1 style="display:none"') : styled
}

/** The tag with another value of one attribute; the same where it has none of that name. */
function withValue(tag: string, attribute: string, change: (value: string) => string): string {
  return tag.replace(ATTRIBUTE, (whole, name: string, quoted: string) => {
    if (name !== attribute) return whole
    const quote = quoted.slice(0, 1)
    return `${name}=${quote}${change(quoted.slice(1, -1))}${quote}`
  })
}
