import type { GroupName } from '#shared/scene/drawn-names/group-name.ts'
import type { Findings } from '../findings.ts'
import { adviceForFile } from './file-advice.ts'
import type { Folder } from './folder.ts'
import { readLayerName, withoutMobile } from '#shared/scene/drawn-names/layer-name.ts'

/** A picture that is one layer of a scene. */
export interface LayerFile {
  path: string
  /** In findings. */
  label: string
  name: GroupName
  /** "element lamp done": as a group of a drawing would be called. */
  said: string
  /** It stands in place of what the drawing has under the same name. */
  isReplacement?: boolean
}

/** A file that holds a scene in layers. */
export interface DrawingFile {
  path: string
  label: string
  /** A Photoshop document; else an SVG. */
  isPsd: boolean
}

/** What a scene is drawn in. */
export interface SceneFiles {
  /** The layered SVG or PSD. */
  drawing: DrawingFile | null
  /** Single pictures, the lowest first; they stand over what the drawing has of their kind. */
  layers: LayerFile[]
}

export const DRAWING = 'scene.svg'
/** The first that is there is shown. */
const DRAWINGS = [DRAWING, 'scene.psd', 'scene.psb']
const PICTURE = /\.(png|webp|svg|jpe?g)$/i
/** Pictures of kinds that no scene shows; a name of a layer on one of them is reported. */
const OTHER_PICTURE = /\.(gif|bmp|tiff?|avif|hei[cf]|jxl|tga)$/i
/** Where no number says it: what lies lower comes first. */
const RANKS: readonly GroupName['role'][] = ['background', 'layer', 'element', 'front']
const byName = new Intl.Collator('en', { numeric: true })

interface FoundFiles {
  scene: SceneFiles
  /** What is drawn for phones alone. */
  mobile: SceneFiles
  others: string[]
}

/** The single picture that an element is drawn in; null where it is a group of a drawing. */
export function elementFile(drawn: SceneFiles | null, id: string): string | null {
  const own = drawn?.layers.find(
    ({ name }) => name.role === 'element' && name.id === id && name.picture === 'normal',
  )
  return own?.label ?? null
}

/** Sorts out which files of a mission's folder are its scene; a name that is nearly one of a layer is reported. */
export function findSceneFiles(folder: Folder, findings: Findings): FoundFiles {
  const usual: OrderedLayer[] = []
  const mobile: OrderedLayer[] = []
  const others: string[] = []
  const drawings = { usual: drawingIn(folder, false), mobile: drawingIn(folder, true) }
  const shown = Object.values(drawings).map((drawing) => drawing?.label)
  for (const file of folder.files) {
    const bare = withoutMobile(file)
    if (shown.includes(folder.label(file))) continue
    const layers = bare === null ? usual : mobile
    const { said, read, order } = readLayerName(bare ?? file)
    const isPicture = PICTURE.test(file)
    if (!isPicture && !OTHER_PICTURE.test(file)) others.push(file)
    else if ('name' in read) {
      const rank = RANKS.indexOf(read.name.role)
      layers.push({
        path: folder.path(file),
        label: folder.label(file),
        name: read.name,
        said,
        order: order ?? rank,
      })
    } else if (read.isMeant && isPicture) {
      findings.error(folder.label(file), read.problem, adviceForFile(file, [], []) ?? read.hint)
    } else others.push(file)
  }
  return {
    scene: { drawing: drawings.usual, layers: inOrder(usual) },
    mobile: { drawing: drawings.mobile, layers: inOrder(mobile) },
    others,
  }
}

function drawingIn(folder: Folder, isMobile: boolean): DrawingFile | null {
  for (const name of DRAWINGS) {
    const file = folder.files.find((one) => (isMobile ? withoutMobile(one) : one) === name)
    if (file === undefined) continue
    return { path: folder.path(file), label: folder.label(file), isPsd: name !== DRAWING }
  }
  return null
}

type OrderedLayer = LayerFile & { order: number }

function inOrder(layers: readonly OrderedLayer[]): LayerFile[] {
  return layers.toSorted((a, b) => a.order - b.order || byName.compare(a.said, b.said))
}

/**
 * The whole scene of phones: a drawing of their own, or the usual scene with the pictures that are drawn for phones in place
 * of those of the same name. Null where nothing is.
 */
export function mobileFiles(usual: SceneFiles, mobile: SceneFiles): SceneFiles | null {
  if (mobile.drawing) return mobile
  if (mobile.layers.length === 0) return null
  const replaced = new Map(mobile.layers.map((layer) => [layer.said, { ...layer, isReplacement: true }]))
  const layers = usual.layers.map((layer) => {
    const own = replaced.get(layer.said)
    replaced.delete(layer.said)
    return own ?? layer
  })
  return { drawing: usual.drawing, layers: [...layers, ...replaced.values()] }
}
