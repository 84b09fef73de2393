import { settleEmbedded } from '../drawing/embedded.ts'
import { readLayers, type LayeredDrawing } from '../drawing/layered-drawing.ts'
import { parseSvg } from '../drawing/svg-file.ts'
import { drawingFaults } from '../drawing/svg-safety.ts'
import type { Findings } from '../findings.ts'
import { readText } from '../read/text-file.ts'
import { UnreadableArt } from '../unreadable-art.ts'

/** Opens a layered SVG and tells what is wrong with it; null where nothing of it can be shown. */
export async function readDrawing(
  path: string,
  label: string,
  findings: Findings,
): Promise<LayeredDrawing | null> {
  try {
    const file = parseSvg(await readText(path))
    // an unsafe drawing is not looked into: all that is unsafe is reported below
    if (!drawingFaults(file.document).some(({ isUnsafe }) => isUnsafe)) await settleEmbedded(file)
    const drawing = readLayers(file, label)
    for (const { problem, mend, line } of drawing.faults)
      findings.fault(label, `line ${line}: ${problem}`, mend)
    if (drawing.faults.some(({ isUnsafe }) => isUnsafe)) return null
    return drawing
  } catch (error) {
    if (!(error instanceof UnreadableArt)) throw error
    findings.fault(label, error.message, error.mend)
    return null
  }
}
