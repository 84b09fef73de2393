import { say, type FindingCode, type FindingWords } from '#shared/domain/findings/words.ts'
import type { Findings } from '../findings.ts'
import type { Folder } from './folder.ts'
import { readLayerName } from '#shared/scene/drawn-names/layer-name.ts'
import type { SceneFiles } from './scene-files.ts'

/** What of its layers is read. */
const PSD_NAME = 'scene.psd'

interface Program {
  /** What its working file is. */
  problem: FindingWords
  /** How its layers become files that are read. */
  export: FindingCode
}

const PHOTOSHOP: Program = { problem: say('source-a', { program: 'Photoshop' }), export: 'export-photoshop' }
const ILLUSTRATOR: Program = {
  problem: say('source-an', { program: 'Illustrator' }),
  export: 'export-illustrator',
}
const FIGMA: Program = { problem: say('source-figma'), export: 'export-figma' }
const AFFINITY: Program = { problem: say('source-an', { program: 'Affinity' }), export: 'export-affinity' }

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
  cdr: { problem: say('source-a', { program: 'CorelDRAW' }), export: 'export-coreldraw' },
  sketch: { problem: say('source-a', { program: 'Sketch' }), export: 'export-sketch' },
  xd: { problem: say('source-an', { program: 'Adobe XD' }), export: 'export-xd' },
  xcf: { problem: say('source-a', { program: 'GIMP' }), export: 'export-gimp' },
  kra: { problem: say('source-a', { program: 'Krita' }), export: 'export-krita' },
  clip: { problem: say('source-a', { program: 'Clip Studio' }), export: 'export-clip-studio' },
  procreate: { problem: say('source-a', { program: 'Procreate' }), export: 'export-procreate' },
  ora: { problem: say('source-an', { program: 'OpenRaster' }), export: 'export-openraster' },
}

export interface DesignSource {
  problem: FindingWords
  /** It would be read as the drawing of a scene. */
  isPsd: boolean
  /** Without a full stop. */
  export: FindingWords
}

/** The working file of a drawing program, by its ending; null for everything else. */
export function designSource(file: string): DesignSource | null {
  const ending = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? ''
  const program = Object.hasOwn(PROGRAMS, ending) ? PROGRAMS[ending] : undefined
  if (!program) return null
  return { problem: program.problem, isPsd: program === PHOTOSHOP, export: { code: program.export } }
}

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
    findings.advise(label, source.problem, say('source-beside', { how }))
  } else if (source.isPsd && !isLayer) {
    const name = PSD_NAME
    findings.error(label, say('psd-misnamed', { name }), say('psd-misnamed-hint', { name }))
  } else {
    const how = source.export
    const hint = isLayer ? say('source-export-named', { how, said }) : say('source-export-call', { how })
    const orLayer = source.isPsd ? say('psd-or-layer', { hint, name: PSD_NAME }) : hint
    findings.error(label, source.problem, orLayer)
  }
  return true
}

/** What is done for its layers to be shown. */
function besideOf({ drawing }: SceneFiles): FindingWords {
  const shown = drawing?.label.split('/').at(-1)
  return shown === undefined
    ? say('psd-to-show', { name: PSD_NAME })
    : say('psd-instead', { shown, name: PSD_NAME })
}
