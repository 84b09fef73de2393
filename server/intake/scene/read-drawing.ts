import { say } from '#shared/domain/findings/words.ts'
import { settleEmbedded } from '../drawing/embedded.ts'
import { readLayers, type LayeredDrawing } from '../drawing/layered-drawing.ts'
import { parseSvg } from '../drawing/svg-file.ts'
import { findingsInDrawing } from '../drawing/svg-safety.ts'
import type { Findings } from '../findings.ts'
import { readText } from '../read/text-file.ts'
import { UnreadableArt } from '../unreadable-art.ts'

/** Opens a layered SVG and reports what is wrong with it; null where nothing of it can be shown. */
export async function readDrawing(
  path: string,
  label: string,
  findings: Findings,
): Promise<LayeredDrawing | null> {
  try {
    const file = parseSvg(await readText(path))
    // an unsafe drawing is not looked into: all that is unsafe is reported below
    if (!findingsInDrawing(file.document).some(({ isUnsafe }) => isUnsafe)) await settleEmbedded(file)
    const drawing = readLayers(file, label)
    for (const { problem, hint, line } of drawing.findings)
      findings.error(label, say('in-line', { line, problem }), hint)
    if (drawing.findings.some(({ isUnsafe }) => isUnsafe)) return null
    return drawing
  } catch (error) {
    if (!(error instanceof UnreadableArt)) throw error
    findings.error(label, error.problem, error.hint)
    return null
  }
}
