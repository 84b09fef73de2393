import { readGroupName } from '#shared/scene/drawn-names/group-name.ts'
import { readLayerName } from '#shared/scene/drawn-names/layer-name.ts'

const GROUP = /<(?:g|switch)\b[^>]*>/g
/** Inkscape, Illustrator and Figma keep the name of a group in different places. */
const NAME = /\b(inkscape:label|data-name|id)="([^"]*)"/g
const SHOWN = /\bdisplay\s*:\s*[a-z-]+/
const DISPLAY = /\sdisplay="[^"]*"/

/** Of a drawing: the picture that the place has there, or one of its states; null where the group is something else. */
function pictureOf(name: string, place: string): string | null {
  const read = readGroupName(name)
  return 'name' in read && read.name.role === 'element' && read.name.id === place ? read.name.picture : null
}

/** The same drawing (SVG) where the place is scenery, which opens nothing; the pictures of its states are hidden. */
export function asScenery(drawing: string, place: string): string {
  return drawing.replace(GROUP, (tag) => {
    const pictures = [...tag.matchAll(NAME)].flatMap(([, , name = '']) => pictureOf(name, place) ?? [])
    const [picture] = pictures
    if (picture === undefined) return tag
    if (picture !== 'normal') return hidden(tag)
    return tag.replace(NAME, (whole, attribute: string, name: string) =>
      pictureOf(name, place) === null ? whole : `${attribute}="layer ${place}"`,
    )
  })
}

/** A style would win over the attribute. */
function hidden(tag: string): string {
  const unstyled = tag.replace(SHOWN, 'display:none')
  if (unstyled !== tag) return unstyled
  return tag.replace(DISPLAY, '').replace(/^<(g|switch)/, '<$1 display="none"')
}

/** Files that are pictures of the place alone, on wide and narrow screens: the place is gone without them. */
export function picturesOfPlace(paths: Iterable<string>, mission: string, place: string): string[] {
  return [...paths].filter((path) => {
    const [folder, file = '', ...deeper] = path.split('/')
    if (folder !== mission || deeper.length > 0) return false
    const { read } = readLayerName(file.replace(/^mobile /, ''))
    return 'name' in read && read.name.role === 'element' && read.name.id === place
  })
}
