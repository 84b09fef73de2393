import { say } from '#shared/domain/findings/words.ts'
import { isFullCanvas } from '#shared/scene/art/full-canvas.ts'
import type { SceneFile } from '#shared/scene/files.ts'
import type { SceneKind, Size } from '#shared/scene/measures.ts'
import type { DrawnGroup } from '../drawing/drawn-group.ts'
import type { Findings } from '../findings.ts'
import { canvasFor } from '../scene/layers-size.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import type { PsdDocument, PsdLayer } from './document.ts'
import { reportLeftOut, withoutLeftOut, type LeftOut } from './left-out.ts'
import { listed, namePictures } from './name-pictures.ts'
import { seenUnits } from './paint.ts'
import { hasUsualColours, psdGroup } from './psd-group.ts'
import { openPsd } from './read-apart.ts'

export interface PsdDrawing {
  size: Size
  /** The lowest first. */
  groups: DrawnGroup[]
}

interface PsdScene {
  kind: SceneKind
  settings: SceneFile & { isSizeSaid: boolean }
}

/** Of all layers together; forty of the largest canvas are 0.7 of it. */
const MOST_PIXELS = 1_000_000_000

/** Opens a layered Photoshop document and reports what is wrong with it; null where nothing of it can be shown. */
export async function readPsdDrawing(
  { path, label }: { path: string; label: string },
  { kind, settings }: PsdScene,
  findings: Findings,
): Promise<PsdDrawing | null> {
  try {
    const document = await openPsd(path)
    checkAmount(document)
    const size = sizeOf(document, kind, settings)
    const { pictures, misnamed, hiddenStates } = namePictures(document)
    const leftOut: LeftOut = new Map()
    const groups = pictures.flatMap((picture) => {
      const layer = withoutLeftOut(picture, leftOut)
      const group = { name: picture.name, label: picture.label, file: label, period: null }
      return layer ? [psdGroup(group, layer, { path, document, size })] : []
    })
    for (const { problem, hint } of misnamed) findings.error(label, problem, hint)
    reportLeftOut(leftOut, label, findings)
    reportHidden(hiddenStates, label, findings)
    reportColours(document, label, findings)
    return { size, groups }
  } catch (error) {
    if (!(error instanceof UnreadableArt)) throw error
    findings.error(label, error.problem, error.hint)
    return null
  }
}

/** What scene.json says where the document has its shape: it may be finer. Another shape is reported where they are compared. */
function sizeOf(document: PsdDocument, kind: SceneKind, settings: PsdScene['settings']): Size {
  const drawn = { width: document.width, height: document.height }
  const size = canvasFor(drawn, kind, settings)
  if (!settings.isSizeSaid || isFullCanvas(drawn, size)) return size
  return canvasFor(drawn, kind, { ...settings, isSizeSaid: false })
}

function checkAmount({ layers }: PsdDocument): void {
  const pixels = pixelsOf(layers)
  if (pixels <= MOST_PIXELS) return
  throw new UnreadableArt(
    say('psd-megapixels', { amount: Math.round(pixels / 1e6), most: MOST_PIXELS / 1e6 }),
    say('psd-megapixels-hint'),
  )
}

function pixelsOf(layers: readonly PsdLayer[]): number {
  return seenUnits(layers)
    .flatMap(({ base, clipped }) => [base, ...clipped])
    .reduce((sum, layer) => {
      const own = (layer.right - layer.left) * (layer.bottom - layer.top)
      const { mask, children } = layer
      const masked = mask ? Math.max(0, (mask.right - mask.left) * (mask.bottom - mask.top)) : 0
      return sum + own + masked + pixelsOf(children ?? [])
    }, 0)
}

function reportHidden(
  hidden: readonly { state: string; of: string }[],
  label: string,
  findings: Findings,
): void {
  if (hidden.length === 0) return
  const layers = listed(hidden.map(({ state, of }) => ({ name: `${of} / ${state}` })))
  const problem = say(hidden.length === 1 ? 'hidden-layer-one' : 'hidden-layer-many', { layers })
  findings.advise(label, problem, say('hidden-layer-hint'))
}

function reportColours(document: PsdDocument, label: string, findings: Findings): void {
  if (!document.profile || hasUsualColours(document)) return
  const problem = say(document.format.isGrey ? 'psd-profile-grey' : 'psd-profile-32')
  findings.advise(label, problem, say('psd-profile-hint'))
}
