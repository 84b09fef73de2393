import { readLayerName, withoutMobile } from '#shared/scene/drawn-names/layer-name.ts'

/** Files of a mission's folder that are what their names say, besides pictures of its scene (scenes/README.md). */
const OWN_NAMES =
  /^((head ?)?assistant\.(png|webp|svg|webm)|ambience\.(ogg|mp3|webm)|background\.(webm|mp4)|thumbnail\.\w+|task background( done)?\.\w+)$/i
const PICTURE = /\.(png|webp|jpe?g|svg)$/i
const DOCUMENT = /\.(psd|psb)$/i
/** Longer, no file system holds what is named after it. */
const LONGEST = 48

/** What a file that was dropped beside all places becomes. */
export type DroppedArt =
  /** A file of the mission's folder, by its name there. */
  | { kind: 'layer' | 'drawing' | 'other'; path: string }
  /** A new place with a picture of its own. */
  | { kind: 'place'; path: string; id: string }

interface Known {
  mission: string
  /** Of the draft. */
  paths: readonly string[]
  /** Something was built of it. */
  isDrawn: boolean
  /** Ids of missions, tasks and places. */
  ids: ReadonlySet<string>
  /** The SVG is a whole scene, in layers. */
  isDrawing: (name: string) => boolean
}

/** What files become, in their order; null for what belongs into no scene. */
export function droppedArt(
  names: readonly string[],
  { mission, paths, isDrawn, ids, isDrawing }: Known,
): (DroppedArt | null)[] {
  const taken = new Set(ids)
  let hasBackground =
    isDrawn ||
    names.some((name) => roleOf(name) === 'background') ||
    paths.some((path) => path.startsWith(`${mission}/`) && isBackground(path.slice(mission.length + 1)))
  let hasDrawing = false
  return names.map((name): DroppedArt | null => {
    const ending = name.slice(name.lastIndexOf('.')).toLowerCase()
    if (DOCUMENT.test(name)) return { kind: 'drawing', path: `${mission}/scene${ending}` }
    if (OWN_NAMES.test(name)) return { kind: 'other', path: `${mission}/${name}` }
    if (!PICTURE.test(name)) return null
    // a piece that says what it is stays a piece, though programs name layers in it
    if (roleOf(name) !== null) return { kind: 'layer', path: `${mission}/${name}` }
    if (ending === '.svg' && !hasDrawing && isDrawing(name)) {
      hasDrawing = true
      return { kind: 'drawing', path: `${mission}/scene.svg` }
    }
    // of pictures without such names the first is what all others stand on
    if (!hasBackground) {
      hasBackground = true
      return { kind: 'layer', path: `${mission}/background${ending}` }
    }
    const id = freeId(slugOf(name), taken)
    taken.add(id)
    return { kind: 'place', path: `${mission}/element ${id}${ending}`, id }
  })
}

/** Drawings that another one takes the place of: a mission has one. */
export function otherDrawings(paths: readonly string[], drawing: string): string[] {
  const folder = drawing.slice(0, drawing.lastIndexOf('/'))
  return paths.filter(
    (path) =>
      path !== drawing &&
      /^scene\.(svg|psd|psb)$/.test(path.slice(folder.length + 1)) &&
      path.startsWith(`${folder}/`),
  )
}

function isBackground(file: string): boolean {
  return /^scene\.(svg|psd|psb)$/i.test(file) || (PICTURE.test(file) && roleOf(file) === 'background')
}

function roleOf(name: string): string | null {
  if (!PICTURE.test(name)) return null
  const { read } = readLayerName(withoutMobile(name) ?? name)
  return 'name' in read ? read.name.role : null
}

/** Small letters, digits and single hyphens, as ids are written. */
export function slugOf(name: string): string {
  const slug = name
    .replace(/\.[a-z0-9]+$/i, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '')
  return slug === '' ? 'place' : slug
}

export function freeId(id: string, taken: ReadonlySet<string>): string {
  let [free, number] = [id, 2]
  while (taken.has(free)) free = `${id}-${number++}`
  return free
}
