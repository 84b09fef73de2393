import type { Findings } from '../findings.ts'
import type { Folder } from './folder.ts'
import { readLayerName } from '#shared/scene/drawn-names/layer-name.ts'
import type { SceneFiles } from './scene-files.ts'

/** What of its layers is read. */
const PSD_NAME = 'scene.psd'

interface Program {
  name: string
  /** How its layers become files that are read. */
  export: string
}

const AS_DRAWING = 'and save it as scene.svg'
const PHOTOSHOP: Program = {
  name: 'a Photoshop document',
  export:
    'In Photoshop: File > Export > Layers to Files, as PNG-24 with transparency, without "Trim Layers"; one file a layer',
}
const ILLUSTRATOR: Program = {
  name: 'an Illustrator document',
  export: `In Illustrator: File > Save a Copy > SVG with the layers' names as ids, ${AS_DRAWING}`,
}
const FIGMA: Program = {
  name: 'a Figma file',
  export: `In Figma: select the frame, Export > SVG with "Include id attribute", ${AS_DRAWING}`,
}
const AFFINITY: Program = {
  name: 'an Affinity document',
  export: `In Affinity: File > Export > SVG, ${AS_DRAWING}, or one PNG a layer from the Export persona`,
}
const CORELDRAW: Program = {
  name: 'a CorelDRAW document',
  export: `In CorelDRAW: File > Export > SVG, ${AS_DRAWING}`,
}

/** By ending. */
const PROGRAMS: Readonly<Record<string, Program>> = {
  psd: PHOTOSHOP,
  psb: PHOTOSHOP,
  ai: ILLUSTRATOR,
  eps: ILLUSTRATOR,
  fig: FIGMA,
  afdesign: AFFINITY,
  afphoto: AFFINITY,
  af: AFFINITY,
  cdr: CORELDRAW,
  sketch: {
    name: 'a Sketch document',
    export: `In Sketch: select the artboard, Export > SVG, ${AS_DRAWING}`,
  },
  xd: { name: 'an Adobe XD document', export: `In XD: File > Export > Selected > SVG, ${AS_DRAWING}` },
  xcf: { name: 'a GIMP document', export: 'In GIMP: show one layer at a time, File > Export As > PNG' },
  kra: { name: 'a Krita document', export: 'In Krita: Tools > Scripts > Export Layers, as PNG' },
  clip: {
    name: 'a Clip Studio document',
    export: 'In Clip Studio: show one layer at a time, File > Export (Single Layer) > PNG',
  },
  procreate: {
    name: 'a Procreate document',
    export: 'In Procreate: Actions > Share > Share Layers > PNG Files',
  },
  ora: { name: 'an OpenRaster document', export: 'Export every layer as PNG' },
}

export interface DesignSource {
  problem: string
  /** It would be read as the drawing of a scene. */
  isPsd: boolean
  /** Without a full stop. */
  export: string
}

/** The working file of a drawing program, by its ending; null for everything else. */
export function designSource(file: string): DesignSource | null {
  const ending = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? ''
  const program = Object.hasOwn(PROGRAMS, ending) ? PROGRAMS[ending] : undefined
  if (!program) return null
  const isPsd = program === PHOTOSHOP
  return { problem: `is ${program.name}, which is not read`, isPsd, export: program.export }
}

/** How a picture that is not part of a scene comes out of it. */
export const EXPORT_PICTURE = 'Export it as PNG, WebP or SVG under the same name'

/**
 * Reports the working file of a drawing program in a mission's folder. It may lie beside what was exported from it; where
 * the scene lacks what its name says, the build fails. @returns false for every other file
 */
export function reportDesignSource(
  file: string,
  folder: Folder,
  drawn: SceneFiles,
  findings: Findings,
): boolean {
  const source = designSource(file)
  if (!source) return false
  const isDrawn = drawn.drawing !== null || drawn.layers.length > 0
  const { said, read } = readLayerName(file)
  const isLayer = 'name' in read
  const label = folder.label(file)
  if (isDrawn && (!isLayer || drawn.drawing !== null || drawn.layers.some((layer) => layer.said === said))) {
    const how = source.isPsd ? besideOf(drawn) : source.export
    findings.advise(label, source.problem, `It stays as it is here. ${how}. See scenes/README.md.`)
  } else if (source.isPsd && !isLayer) {
    const problem = `is a Photoshop document that is not called "${PSD_NAME}"`
    findings.error(label, problem, `Call it "${PSD_NAME}" (or scene.psb): its layers are the scene.`)
  } else {
    const names = isLayer
      ? `, named "${said}"`
      : '. Call the layers "background", "element <task>" and "layer <name>"'
    const also = source.isPsd ? ` Or make it a layer of that name in ${PSD_NAME}.` : ''
    const hint = `${source.export}${names}. The document may stay beside them.${also}`
    findings.error(label, source.problem, hint)
  }
  return true
}

/** What is done for its layers to be shown. */
function besideOf({ drawing }: SceneFiles): string {
  const shown = drawing?.label.split('/').at(-1)
  return shown === undefined
    ? `To show its layers, call it ${PSD_NAME}`
    : `What is shown is ${shown}: to show this one, take that away, and call it ${PSD_NAME}`
}
