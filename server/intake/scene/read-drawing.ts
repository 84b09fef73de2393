import { readFile } from 'node:fs/promises'
import { checkEmbedded } from '../drawing/embedded.ts'
import { readLayers, type LayeredDrawing } from '../drawing/layered-drawing.ts'
import { parseSvg, UnreadableArt } from '../drawing/svg-file.ts'
import type { Findings } from '../findings.ts'

/** Opens a layered SVG and tells what is wrong with it; null where nothing of it can be shown. */
export async function readDrawing(
  path: string,
  label: string,
  findings: Findings,
): Promise<LayeredDrawing | null> {
  try {
    const file = parseSvg(await readFile(path, 'utf8'))
    const drawing = readLayers(file)
    for (const { problem, mend, line } of drawing.faults)
      findings.fault(label, `line ${line}: ${problem}`, mend)
    if (drawing.faults.some(({ isUnsafe }) => isUnsafe)) return null
    await checkEmbedded(file)
    return drawing
  } catch (error) {
    if (!(error instanceof UnreadableArt)) throw error
    findings.fault(label, error.message, error.mend)
    return null
  }
}
