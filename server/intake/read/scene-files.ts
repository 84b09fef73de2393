import type { GroupName } from '../drawing/group-name.ts'
import type { Findings } from '../findings.ts'
import type { Folder } from './folder.ts'
import { readLayerName } from './layer-name.ts'

/** A picture that is one layer of a scene. */
export interface LayerFile {
  path: string
  /** In findings. */
  label: string
  name: GroupName
  /** "element lamp done": as a group of a drawing would be called. */
  said: string
}

/** What a scene is drawn in. */
export interface SceneFiles {
  /** The layered SVG. */
  drawing: { path: string; label: string } | null
  /** Single pictures, the lowest first; they stand over what the drawing has of their kind. */
  layers: LayerFile[]
}

export const DRAWING = 'scene.svg'
const PICTURE = /\.(png|webp|svg|jpe?g)$/i
/** Pictures of kinds that no scene shows; a name of a layer on one of them is told. */
const OTHER_PICTURE = /\.(gif|bmp|tiff?|avif|hei[cf]|jxl|tga)$/i
/** Where no number says it: what lies lower comes first. */
const RANKS: readonly GroupName['role'][] = ['background', 'layer', 'element', 'front']
const byName = new Intl.Collator('en', { numeric: true })

/** Sorts out which files of a mission's folder are its scene; a name that is nearly one of a layer is told. */
export function findSceneFiles(folder: Folder, findings: Findings): { scene: SceneFiles; others: string[] } {
  const layers: (LayerFile & { order: number })[] = []
  const others: string[] = []
  for (const file of folder.files) {
    if (file === DRAWING) continue
    const { said, read, order } = readLayerName(file)
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
    } else if (read.isMeant && isPicture) findings.fault(folder.label(file), read.problem, read.mend)
    else others.push(file)
  }
  layers.sort((a, b) => a.order - b.order || byName.compare(a.said, b.said))
  const hasDrawing = folder.files.includes(DRAWING)
  const drawing = hasDrawing ? { path: folder.path(DRAWING), label: folder.label(DRAWING) } : null
  return { scene: { drawing, layers }, others }
}
